// The catalogue, a video a line: id | channel | title | length | views | age | picture | topics | words on it | badge.
export const CATALOGUE = `
moon-jar | slowclay | Throwing a moon jar in two halves (and joining them without crying) | 24:18 | 418K | 2 days ago | pottery:wheel | Pottery,Handmade | ONE JAR, TWO HALVES
sleeper-malmo | railnotes | The sleeper train that still serves breakfast in bed | 31:07 | 297K | 5 days ago | vehicle:train | Trains,Travel | 13 HOURS, ONE TRAIN
miso-carbonara | maplekitchen | Miso carbonara: five ingredients, one pan, zero cream | 9:42 | 1.1M | 1 week ago | food:ramen | Cooking | NO CREAM!
two-suns | orbitdesk | What would a sunset look like with two suns? | 14:55 | 2.3M | 3 weeks ago | space | Space,Learning | TWO SUNS?
goat-fence | bramblefarm | We tested four fences. The goats won. | 18:20 | 64K | 20 hours ago | scene:fields | Farming,Pets | GOATS WIN 4–0
tiny-maps | pixelpost | This two-hour game understands maps better than most epics | 42:36 | 188K | 4 days ago | game | Gaming
kyoto-rain | citywalker | Kyoto backstreets in the rain, one hour, no talking | 1:02:11 | 905K | 2 months ago | city | City walks,Travel | KYOTO RAIN | 4K
one-take-fjord | hollowpines | Hollow Pines – Northbound (one take, live in the boathouse) | 6:03 | 3.2M | 1 year ago | music:guitar | Music
plywood-lamp | benchwork | A floor lamp from one sheet of plywood | 21:49 | 356K | 6 days ago | product:lamp | Woodworking,Handmade | 1 SHEET
film-fridge | northlight | I left film in the fridge for 19 years | 12:30 | 512K | 1 month ago | product:camera | Cameras | 19 YEARS OLD
cat-judge | petparlour | Biscuit the cat reviews every bed we own | 8:14 | 4.7M | 3 days ago | pet:cat | Pets | 10/10 WOULD NAP
before-nine | codebreakfast | A spell checker in 80 lines before breakfast | 17:22 | 141K | 22 hours ago | screen | Programming,Learning | 80 LINES
straight-borders | littlemaps | Why this border has a 40-metre notch in it | 11:38 | 1.9M | 2 weeks ago | map | Learning,Travel | WHY THE NOTCH?
may-sowing | gardenhour | Seven things to sow before the end of May | 15:05 | 208K | 1 day ago | product:plant | Gardening | SOW NOW
ridge-sunrise | quietmiles | Running the ridge at sunrise, 21 quiet kilometres | 27:41 | 172K | 8 days ago | scene:mountains | Running,Nature | 21 KM, NO MUSIC
guest-lighthouse | paperplanes | The last lighthouse keeper tells us about silence | 58:12 | 96K | 3 days ago | talk | Podcasts
dockers-derby | harbourfc | Harbour City 3–2 Northgate: every angle of the 94th minute winner | 10:26 | 1.6M | 4 days ago | sport:football | Sports | 94TH MINUTE
tea-house | mossandstone | Restoring a 90-year-old tea house, part 6: the floor | 33:54 | 283K | 1 week ago | interior | Design,Handmade | PART 6: THE FLOOR
true-wheel | bikeshed | True a bent wheel with nothing but a spoke key | 13:17 | 634K | 5 months ago | vehicle:bike | Bikes,Handmade | DON'T BUY A NEW ONE
urban-otter | wildmargins | An otter moved in behind the supermarket | 16:48 | 2.8M | 3 weeks ago | scene:lake | Nature | CITY OTTER
jollof-fire | grandmaolu | Jollof over firewood, the way my mother did it | 19:33 | 1.4M | 2 weeks ago | product:pan | Cooking | NO MEASURING
lost-soul-45s | deepcuts | Ten soul 45s nobody reissued | 26:09 | 48K | 6 days ago | cover | Music
octopus-den | tidepool | She decorated her den with our lens cap | 9:58 | 774K | 1 month ago | pet:fish | Nature,Pets | MY LENS CAP!
one-light | lumenfilms | Light a whole scene with one lamp | 14:02 | 390K | 9 days ago | talk | Cameras,Design | ONE LAMP ONLY
fox-livecam | trailcam | Fox den live: four cubs, day 31 |  | 6.4K | Started 9 hours ago | scene:forest | Live,Nature |  | LIVE
tram-loop | citywalker | Lisbon tram 28, front seat, live until sunset |  | 12K | Started 2 hours ago | city | Live,City walks |  | LIVE
dockers-live | harbourfc | Training ground live before the cup final |  | 18K | Started 41 minutes ago | sport:track | Live,Sports | LIVE TRAINING | LIVE
sourdough-2am | rosabakes | 2 a.m. sourdough when you forgot the starter | 12:51 | 566K | 11 days ago | food:pancakes | Cooking | FORGOT IT AGAIN
terminal-radio | oldscreens | Listening to the radio on a 1987 terminal | 22:40 | 159K | 2 weeks ago | screen | Computers | IT PLAYS MUSIC
napkin-entropy | minutephysics | Entropy on one napkin | 5:12 | 1.2M | 5 weeks ago | chart | Learning,Space | 1 NAPKIN
silent-hours | nightbus | Night bus across the bridge, 2 hours of rain | 2:00:00 | 431K | 7 months ago | city | Music,City walks | 2 HOURS
heel-hook | chalkline | The heel hook everyone gets wrong | 10:47 | 227K | 12 days ago | sport:ski | Sports | YOU DO THIS
walls-of-code | codebreakfast | Reading other people's code without sighing | 20:08 | 87K | 3 days ago | talk | Programming | DON'T SIGH
skate-spine | lenaskates | Ninety days on quad skates: the honest version | 15:36 | 112K | 4 weeks ago | talk | Sports | DAY 90
kimchi-winter | fermentlab | Forty heads of cabbage and one bathtub | 23:15 | 76K | 2 months ago | food:salad | Cooking | 40 CABBAGES
loop-worldrec | looprunner | How a 12-year-old record fell by one frame | 37:28 | 822K | 6 days ago | game | Gaming | ONE FRAME
kora-strings | atlasofsound | Twenty-one strings: inside the kora | 18:59 | 264K | 3 months ago | music:guitar | Music,Learning
seaplane-build | hobbyhangar | Foam seaplane, first flight, first swim | 16:21 | 93K | 10 days ago | vehicle:plane | Handmade,Models | SHE FLOATS!
bench-primes | mathsbench | There are infinitely many primes, told on a bench | 7:44 | 318K | 2 weeks ago | scene:fields | Learning | INFINITE?
poster-grid | studiofive | Six posters, one grid, thirty minutes | 30:10 | 54K | 5 days ago | cover | Design | 30 MIN
lino-market | inkandbone | Carving a lino print of my street market | 28:37 | 41K | 9 days ago | cover | Design,Handmade
van-battery | weekendwatts | This van ran all winter on one battery | 25:44 | 205K | 3 weeks ago | vehicle:car | Handmade | ALL WINTER
storm-names | frostfield | Who names the storms? | 8:39 | 149K | 8 days ago | scene:shore | Learning,Nature
ferry-azores | slowtravel | Nine islands, seven ferries, one suitcase | 44:02 | 487K | 1 month ago | vehicle:boat | Travel | 9 ISLANDS
carbon-top | stringtheory | Bracing a guitar top by ear | 34:16 | 39K | 13 days ago | product:guitar | Music,Handmade | BY EAR
heat-two-players | tabletalk | The best two-player games that fit in a coat pocket | 12:08 | 133K | 6 days ago | product:book | Gaming | POCKET SIZE
modular-rain | synthcellar | Making rain with four modules | 11:55 | 58K | 1 week ago | music:deck | Music
ledger-morning | dailyledger | Morning Ledger: the port strike, explained in six minutes | 6:20 | 702K | 5 hours ago | chart | News | PORT STRIKE
ledger-budget | dailyledger | What the new budget means for renters | 9:11 | 518K | 8 hours ago | city | News | RENTERS
ledger-heat | dailyledger | Why April was the warmest on record again | 7:48 | 389K | 1 day ago | chart | News,Nature
glaze-test | slowclay | I fired 120 glaze tests so you don't have to | 29:45 | 733K | 1 month ago | product:mug | Pottery,Handmade | 120 TESTS
kiln-live | slowclay | Kiln opening, live replay with your questions | 48:30 | 126K | Streamed 6 days ago | pottery:kiln | Pottery,Live | KILN DAY
centre-clay | slowclay | Centre clay in five minutes: what nobody shows beginners | 5:26 | 2.0M | 2 years ago | pottery:wheel | Pottery,Learning | 5 MINUTES
pulling-handles | slowclay | Pulling mug handles that don't fall off | 10:05 | 601K | 8 months ago | product:mug | Pottery | STRONG HANDLES
studio-tour | slowclay | Studio tour: 22 square metres by the canal | 13:40 | 344K | 1 year ago | pottery:wheel | Pottery,Design | 22 m² STUDIO
trimming-feet | slowclay | Trimming feet: the last two millimetres | 16:12 | 187K | 4 months ago | product:jar | Pottery
night-mail | railnotes | Riding the last night mail | 26:33 | 411K | 4 months ago | vehicle:train | Trains | THE LAST ONE
timetable-art | railnotes | A timetable so good it hangs in a museum | 12:44 | 95K | 2 weeks ago | chart | Trains,Design | MUSEUM PIECE
branch-line | railnotes | The branch line with one passenger a day | 19:27 | 862K | 9 months ago | scene:fields | Trains,Travel | 1 PASSENGER
udon-hand | maplekitchen | Stamp your own udon (yes, with your feet) | 11:18 | 489K | 3 months ago | food:ramen | Cooking | WITH YOUR FEET
pantry-swap | maplekitchen | Pantry swap: maple syrup for mirin | 8:56 | 271K | 1 month ago | food:fruit | Cooking
onigiri-lunch | maplekitchen | A week of onigiri lunches in 40 minutes | 15:50 | 628K | 6 months ago | food:sushi | Cooking | 5 LUNCHES
moon-smell | orbitdesk | What does the Moon smell like? | 9:33 | 1.7M | 5 months ago | space | Space | THE SMELL
slow-probe | orbitdesk | The slowest way to another star | 21:14 | 990K | 2 months ago | space | Space,Learning
joinery-no-glue | benchwork | Twelve joints, no glue | 23:02 | 1.2M | 7 months ago | workshop | Woodworking | NO GLUE
ike-stool | benchwork | The three-legged stool that never wobbles | 18:11 | 274K | 3 weeks ago | product:chair | Woodworking | NEVER WOBBLES
night-market | citywalker | Night market from open to close | 1:24:50 | 647K | 3 weeks ago | food:taco | City walks,Cooking | OPEN TO CLOSE | 4K
pinhole-year | northlight | A one-year exposure from my balcony | 10:52 | 835K | 4 months ago | city | Cameras | 365 DAYS
puppy-school | petparlour | Graduation day at puppy school | 7:29 | 2.2M | 1 week ago | pet:dog | Pets | HE PASSED?!
hamster-maze | petparlour | Pip solves a maze with seven doors | 6:47 | 5.9M | 6 weeks ago | pet:hamster | Pets | 7 DOORS
river-names | littlemaps | Rivers that change names halfway | 13:23 | 716K | 3 months ago | map | Learning
boathouse-encore | hollowpines | Hollow Pines – Lantern (one take, rain on the roof) | 5:21 | 1.8M | 9 months ago | music:mic | Music
salt-roads | hollowpines | Hollow Pines – Salt Roads (official video) | 4:38 | 6.1M | 2 years ago | scene:shore | Music
drums-tuned | atlasofsound | Tuning a talking drum | 12:16 | 88K | 2 weeks ago | music:drums | Music,Learning
premiere-ridge | wildmargins | Premiere: The Heron Year (full film) |  | 2.1K | Premieres today, 20:00 | scene:lake | Nature | THE HERON YEAR | PREMIERE
`;
