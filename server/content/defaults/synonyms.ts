/**
 * What things of a household are called besides, in English: each line is one list. Words that only sometimes mean
 * the same stand in none, and singular and plural of one word only where no rule of the language makes one of the other.
 */
export const DEFAULT_SYNONYMS = `
couch, sofa, settee, chesterfield
armchair, easy chair, recliner
wardrobe, closet, armoire
chest of drawers, dresser, bureau
bookcase, bookshelf, bookshelves
shelf, shelves, shelving
nightstand, bedside table
rug, carpet
curtain, drape
duvet, comforter, quilt
bin, trash can, wastebasket
vacuum cleaner, hoover
fridge, refrigerator
stove, cooker, range
kettle, teakettle
frying pan, skillet
saucepan, cooking pot
mug, cup
cutlery, silverware, flatware
knife, knives
blender, liquidiser, smoothie maker
coffee maker, coffee machine, percolator
washing machine, washer
tumble dryer, dryer
torch, flashlight
tap, faucet
spanner, wrench
drill, power drill
lawnmower, lawn mower, mower
hosepipe, garden hose
shovel, spade
wheelbarrow, barrow
plant pot, flowerpot, planter
secateurs, pruning shears, pruner
barbecue, bbq, grill
bike, bicycle, cycle
pushchair, stroller, buggy, pram
cot, crib
nappy, diaper
dummy, pacifier
child, children, kid
baby, infant, babies
toy, plaything
jigsaw, puzzle
football, soccer ball
trainers, sneakers, running shoes
trousers, pants
jumper, sweater, pullover
jacket, coat
waistcoat, vest
handbag, purse
rucksack, backpack
suitcase, luggage
umbrella, parasol
scarf, scarves
mobile phone, cellphone, smartphone
tv, television, telly
laptop, notebook computer
computer, pc
headphones, earphones, headset
loudspeaker, speaker
hi-fi, stereo
record player, turntable, gramophone
vinyl, lp, records
film, movie
photo, picture, photograph
camera lens, objective
typewriter, typing machine
violin, fiddle
piano, keyboard
harmonica, mouth organ
sledge, sled, sleigh, toboggan
tent, marquee
sleeping bag, bedroll
ice skates, skates
aeroplane, airplane, plane
lorry, truck
car, automobile
moped, scooter
mouse, mice
fish tank, aquarium
dog lead, leash
colour, color
jewellery, jewelry
sewing machine, overlocker
yarn, wool
`
