// The emoji one can pick, and those people reacted with.

import palette from "@twemoji/svg/1f3a8.svg";
import gamepad from "@twemoji/svg/1f3ae.svg";
import dice from "@twemoji/svg/1f3b2.svg";
import guitar from "@twemoji/svg/1f3b8.svg";
import basketball from "@twemoji/svg/1f3c0.svg";
import mountain from "@twemoji/svg/1f3d4.svg";
import beach from "@twemoji/svg/1f3d6.svg";
import bulb from "@twemoji/svg/1f4a1.svg";
import speech from "@twemoji/svg/1f4ac.svg";
import hundred from "@twemoji/svg/1f4af.svg";
import books from "@twemoji/svg/1f4da.svg";
import ship from "@twemoji/svg/1f6a2.svg";
import bike from "@twemoji/svg/1f6b2.svg";
import brain from "@twemoji/svg/1f9e0.svg";
import orangeheart from "@twemoji/svg/1f9e1.svg";
import sunflower from "@twemoji/svg/1f33b.svg";
import bread from "@twemoji/svg/1f35e.svg";
import bug from "@twemoji/svg/1f41b.svg";
import bee from "@twemoji/svg/1f41d.svg";
import fish from "@twemoji/svg/1f41f.svg";
import tiger from "@twemoji/svg/1f42f.svg";
import wave from "@twemoji/svg/1f44b.svg";
import thumbsup from "@twemoji/svg/1f44d.svg";
import clap from "@twemoji/svg/1f44f.svg";
import greenheart from "@twemoji/svg/1f49a.svg";
import purpleheart from "@twemoji/svg/1f49c.svg";
import smile from "@twemoji/svg/1f60a.svg";
import love from "@twemoji/svg/1f60d.svg";
import cool from "@twemoji/svg/1f60e.svg";
import sob from "@twemoji/svg/1f62d.svg";
import pray from "@twemoji/svg/1f64f.svg";
import mind from "@twemoji/svg/1f92f.svg";
import fox from "@twemoji/svg/1f98a.svg";
import rainbow from "@twemoji/svg/1f308.svg";
import moon from "@twemoji/svg/1f319.svg";
import rain from "@twemoji/svg/1f327.svg";
import tree from "@twemoji/svg/1f332.svg";
import leaf from "@twemoji/svg/1f343.svg";
import mushroom from "@twemoji/svg/1f344.svg";
import cherries from "@twemoji/svg/1f352.svg";
import strawberry from "@twemoji/svg/1f353.svg";
import burger from "@twemoji/svg/1f354.svg";
import pizza from "@twemoji/svg/1f355.svg";
import sushi from "@twemoji/svg/1f363.svg";
import icecream from "@twemoji/svg/1f366.svg";
import cake from "@twemoji/svg/1f370.svg";
import tea from "@twemoji/svg/1f375.svg";
import tada from "@twemoji/svg/1f389.svg";
import penguin from "@twemoji/svg/1f427.svg";
import dog from "@twemoji/svg/1f436.svg";
import frog from "@twemoji/svg/1f438.svg";
import eyes from "@twemoji/svg/1f440.svg";
import blueheart from "@twemoji/svg/1f499.svg";
import key from "@twemoji/svg/1f511.svg";
import fire from "@twemoji/svg/1f525.svg";
import joy from "@twemoji/svg/1f602.svg";
import sweat from "@twemoji/svg/1f605.svg";
import angel from "@twemoji/svg/1f607.svg";
import wink from "@twemoji/svg/1f609.svg";
import angry from "@twemoji/svg/1f621.svg";
import cry from "@twemoji/svg/1f622.svg";
import scream from "@twemoji/svg/1f631.svg";
import sleepy from "@twemoji/svg/1f634.svg";
import cat from "@twemoji/svg/1f638.svg";
import upside from "@twemoji/svg/1f643.svg";
import roll from "@twemoji/svg/1f644.svg";
import rocket from "@twemoji/svg/1f680.svg";
import thinking from "@twemoji/svg/1f914.svg";
import hug from "@twemoji/svg/1f917.svg";
import adore from "@twemoji/svg/1f970.svg";
import party from "@twemoji/svg/1f973.svg";
import owl from "@twemoji/svg/1f989.svg";
import star from "@twemoji/svg/2b50.svg";
import ball from "@twemoji/svg/26bd.svg";
import snowman from "@twemoji/svg/26c4.svg";
import one from "@twemoji/svg/31-20e3.svg";
import two from "@twemoji/svg/32-20e3.svg";
import hand from "@twemoji/svg/270b.svg";
import cross from "@twemoji/svg/274c.svg";
import sun from "@twemoji/svg/2600.svg";
import coffee from "@twemoji/svg/2615.svg";
import check from "@twemoji/svg/2705.svg";
import plane from "@twemoji/svg/2708.svg";
import heart from "@twemoji/svg/2764.svg";

export interface EmojiEntry {
  key: string;
  src: string;
  group: EmojiGroup;
  name: string;
}

export type EmojiGroup = "people" | "nature" | "food" | "activity" | "travel" | "objects" | "symbols";

export const emojiGroups: { key: EmojiGroup; name: string }[] = [
  { key: "people", name: "People" },
  { key: "nature", name: "Nature" },
  { key: "food", name: "Food" },
  { key: "activity", name: "Activities" },
  { key: "travel", name: "Travel" },
  { key: "objects", name: "Objects" },
  { key: "symbols", name: "Symbols" },
];

export const emoji: EmojiEntry[] = [
  { key: "smile", src: smile, group: "people", name: "smiling face" },
  { key: "joy", src: joy, group: "people", name: "face with tears of joy" },
  { key: "love", src: love, group: "people", name: "heart eyes" },
  { key: "wink", src: wink, group: "people", name: "winking face" },
  { key: "cool", src: cool, group: "people", name: "sunglasses" },
  { key: "sleepy", src: sleepy, group: "people", name: "sleeping face" },
  { key: "cry", src: cry, group: "people", name: "crying face" },
  { key: "sob", src: sob, group: "people", name: "loudly crying face" },
  { key: "angry", src: angry, group: "people", name: "pouting face" },
  { key: "party", src: party, group: "people", name: "partying face" },
  { key: "adore", src: adore, group: "people", name: "smiling face with hearts" },
  { key: "mind", src: mind, group: "people", name: "exploding head" },
  { key: "upside", src: upside, group: "people", name: "upside-down face" },
  { key: "sweat", src: sweat, group: "people", name: "grinning with sweat" },
  { key: "roll", src: roll, group: "people", name: "rolling eyes" },
  { key: "scream", src: scream, group: "people", name: "screaming face" },
  { key: "hug", src: hug, group: "people", name: "hugging face" },
  { key: "angel", src: angel, group: "people", name: "halo" },
  { key: "thinking", src: thinking, group: "people", name: "thinking face" },
  { key: "thumbsup", src: thumbsup, group: "people", name: "thumbs up" },
  { key: "clap", src: clap, group: "people", name: "clapping hands" },
  { key: "wave", src: wave, group: "people", name: "waving hand" },
  { key: "pray", src: pray, group: "people", name: "folded hands" },
  { key: "hand", src: hand, group: "people", name: "raised hand" },
  { key: "eyes", src: eyes, group: "people", name: "eyes" },
  { key: "brain", src: brain, group: "people", name: "brain" },
  { key: "cat", src: cat, group: "nature", name: "grinning cat" },
  { key: "dog", src: dog, group: "nature", name: "dog face" },
  { key: "fox", src: fox, group: "nature", name: "fox" },
  { key: "tiger", src: tiger, group: "nature", name: "tiger" },
  { key: "frog", src: frog, group: "nature", name: "frog" },
  { key: "penguin", src: penguin, group: "nature", name: "penguin" },
  { key: "owl", src: owl, group: "nature", name: "owl" },
  { key: "bee", src: bee, group: "nature", name: "bee" },
  { key: "bug", src: bug, group: "nature", name: "bug" },
  { key: "fish", src: fish, group: "nature", name: "fish" },
  { key: "sunflower", src: sunflower, group: "nature", name: "sunflower" },
  { key: "tree", src: tree, group: "nature", name: "evergreen" },
  { key: "mushroom", src: mushroom, group: "nature", name: "mushroom" },
  { key: "leaf", src: leaf, group: "nature", name: "leaves" },
  { key: "rainbow", src: rainbow, group: "nature", name: "rainbow" },
  { key: "sun", src: sun, group: "nature", name: "sun" },
  { key: "moon", src: moon, group: "nature", name: "crescent moon" },
  { key: "rain", src: rain, group: "nature", name: "rain cloud" },
  { key: "star", src: star, group: "nature", name: "star" },
  { key: "snowman", src: snowman, group: "nature", name: "snowman" },
  { key: "fire", src: fire, group: "nature", name: "fire" },
  { key: "bread", src: bread, group: "food", name: "bread" },
  { key: "pizza", src: pizza, group: "food", name: "pizza" },
  { key: "burger", src: burger, group: "food", name: "burger" },
  { key: "sushi", src: sushi, group: "food", name: "sushi" },
  { key: "cake", src: cake, group: "food", name: "cake" },
  { key: "icecream", src: icecream, group: "food", name: "soft ice cream" },
  { key: "cherries", src: cherries, group: "food", name: "cherries" },
  { key: "strawberry", src: strawberry, group: "food", name: "strawberry" },
  { key: "coffee", src: coffee, group: "food", name: "coffee" },
  { key: "tea", src: tea, group: "food", name: "tea" },
  { key: "ball", src: ball, group: "activity", name: "football" },
  { key: "basketball", src: basketball, group: "activity", name: "basketball" },
  { key: "guitar", src: guitar, group: "activity", name: "guitar" },
  { key: "gamepad", src: gamepad, group: "activity", name: "gamepad" },
  { key: "dice", src: dice, group: "activity", name: "dice" },
  { key: "palette", src: palette, group: "activity", name: "palette" },
  { key: "tada", src: tada, group: "activity", name: "party popper" },
  { key: "bike", src: bike, group: "travel", name: "bicycle" },
  { key: "plane", src: plane, group: "travel", name: "aeroplane" },
  { key: "rocket", src: rocket, group: "travel", name: "rocket" },
  { key: "ship", src: ship, group: "travel", name: "ship" },
  { key: "mountain", src: mountain, group: "travel", name: "mountain" },
  { key: "beach", src: beach, group: "travel", name: "beach" },
  { key: "bulb", src: bulb, group: "objects", name: "bulb" },
  { key: "books", src: books, group: "objects", name: "books" },
  { key: "key", src: key, group: "objects", name: "key" },
  { key: "speech", src: speech, group: "objects", name: "speech" },
  { key: "heart", src: heart, group: "symbols", name: "red heart" },
  { key: "blueheart", src: blueheart, group: "symbols", name: "blue heart" },
  { key: "greenheart", src: greenheart, group: "symbols", name: "green heart" },
  { key: "purpleheart", src: purpleheart, group: "symbols", name: "purple heart" },
  { key: "orangeheart", src: orangeheart, group: "symbols", name: "orange heart" },
  { key: "hundred", src: hundred, group: "symbols", name: "hundred" },
  { key: "check", src: check, group: "symbols", name: "check" },
  { key: "cross", src: cross, group: "symbols", name: "cross" },
  { key: "one", src: one, group: "symbols", name: "one" },
  { key: "two", src: two, group: "symbols", name: "two" },
];

const byKey = new Map(emoji.map((one) => [one.key, one]));
export const emojiBy = (key: string): EmojiEntry | undefined => byKey.get(key);

/** Emoji of a server's own, drawn by us: a creature, a colour, a mood. */
export interface OwnEmoji {
  key: string;
  name: string;
  colour: string;
  mood: "happy" | "cry" | "sleep" | "angry" | "wow" | "wink" | "smug" | "love";
  shape: "drop" | "lamp" | "moth" | "owl";
}

const moods: OwnEmoji["mood"][] = ["happy", "cry", "sleep", "angry", "wow", "wink", "smug", "love"];
const shapes: [OwnEmoji["shape"], string, string][] = [
  ["lamp", "lamp", "#f59e0b"],
  ["moth", "moth", "#a78bfa"],
  ["drop", "drizzle", "#38bdf8"],
  ["owl", "bootowl", "#c08457"],
];
const moodNames = ["joyous", "tearful", "dozing", "furious", "amazed", "cheeky", "smug", "smitten"];

export const ownEmoji: OwnEmoji[] = shapes.flatMap(([shape, name, colour]) =>
  moods.map((mood, index) => ({
    key: `${name}_${moodNames[index]}`,
    name: `${name}_${moodNames[index]}`,
    colour,
    mood,
    shape,
  })),
);
