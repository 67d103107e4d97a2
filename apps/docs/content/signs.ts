// Signs that can be put in, and what the keyboard can do.

export const SPECIALS: readonly { key: string; name: string; signs: string }[] = [
  { key: "money", name: "Money", signs: "£€$¢¥¤" },
  { key: "punctuation", name: "Punctuation", signs: "–—‘’“”‚„†•…‹›«»¡¿§¶·" },
  { key: "mathematics", name: "Mathematics", signs: "±×÷¬°µ¼½¾¹²³<>=+−" },
  { key: "latin", name: "Latin letters", signs: "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ" },
  {
    key: "extended",
    name: "More Latin letters",
    signs: "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĪīĮįİŁłŃńŇňŌōŐőŘřŚśŜŝŠšŤťŪūŮůŰűŲųŴŵŹźŻżŽž",
  },
  { key: "signs", name: "Signs", signs: "©®ªº¦¨´¸" },
];

export const KEYS: readonly [action: string, keys: string][] = [
  ["Bold", "Ctrl+B"],
  ["Italic", "Ctrl+I"],
  ["Underline", "Ctrl+U"],
  ["Undo", "Ctrl+Z"],
  ["Redo", "Ctrl+Y"],
  ["Copy", "Ctrl+C"],
  ["Paste", "Ctrl+V"],
  ["Select all", "Ctrl+A"],
  ["Find", "Ctrl+F"],
  ["Find and replace", "Ctrl+H"],
  ["Insert link", "Ctrl+K"],
  ["Print", "Ctrl+P"],
  ["Word count", "Ctrl+Shift+C"],
  ["Voice typing", "Ctrl+Shift+S"],
  ["Dictionary", "Ctrl+Shift+Y"],
  ["Comment", "Ctrl+Alt+M"],
  ["Search the menus", "Alt+/"],
];
