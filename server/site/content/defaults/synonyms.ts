/** Default English synonyms for household items, one list per line. Excluded: words that only sometimes mean the same, and regular plurals. */
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

/** Synonyms in the other languages, without words that mean something else in another one (hose, pull, tennis). */
export const OTHER_SYNONYMS = `
sofa, couch, kanapee, zweisitzer
sessel, ohrensessel, fauteuil
kleiderschrank, schrank
kommode, anrichte, sideboard
bücherregal, regal
nachttisch, nachtkästchen
teppich, teppichläufer
vorhang, gardine
bettdecke, federbett, plumeau
mülleimer, abfalleimer
staubsauger, bodenstaubsauger
kühlschrank, eisschrank
herd, kochherd, küchenherd
wasserkocher, teekessel
topf, kochtopf
becher, haferl
besteck, essbesteck
bohrmaschine, bohrer, akkuschrauber
schraubenschlüssel, gabelschlüssel
rasenmäher, mäher
gartenschlauch, schlauch
schaufel, spaten
schubkarre, scheibtruhe
blumentopf, übertopf
fahrrad, velo, drahtesel
kinderwagen, buggy
kinderbett, gitterbett
spielzeug, spielsachen
jeans, jeanshose
pullover, pulli
jacke, anorak
handtasche, tasche
rucksack, tornister, schulranzen
koffer, reisekoffer, trolley
handy, smartphone, mobiltelefon
fernseher, fernsehgerät
rechner, computer, laptop
kopfhörer, ohrhörer
lautsprecher, lautsprecherbox
plattenspieler, schallplattenspieler
schallplatte, vinyl
fotoapparat, kamera
klavier, flügel, piano
schlitten, rodel
aquarium, fischbecken
hundeleine, leine
schmuck, juwelen
wolle, garn, strickgarn
sofá, diván
armario, ropero, guardarropa
cómoda, cajonera
estantería, estante, librero
mesita de noche, velador, buró
alfombra, tapete
cortina, visillo
edredón, colcha, cobertor
cubo de basura, papelera, basurero
aspiradora, aspirador
nevera, frigorífico, refrigerador, heladera
cocina, estufa, hornillo
olla, cacerola, cazuela
taza, tazón
cubiertos, cubertería
taladro, taladradora
llave inglesa, llave ajustable
cortacésped, cortadora de césped
manguera, goma de riego
pala, azada
maceta, tiesto, macetero
bicicleta, bici
cochecito, carriola, sillita
cuna, moisés
juguete, juguetes
pantalón, vaqueros, tejanos
jersey, suéter, chompa
chaqueta, abrigo, campera
bolso, cartera
mochila, morral
maleta, valija
móvil, celular, teléfono móvil
televisor, televisión, tele
ordenador, computadora, portátil
auriculares, cascos, audífonos
altavoz, parlante, bafle
tocadiscos, plato giradiscos
disco de vinilo, vinilo
zapatillas, tenis, deportivas
trineo, deslizador
acuario, pecera
joyas, bisutería
ovillo, lana
canapé, divan, causeuse
fauteuil, bergère
armoire, penderie, garde-robe
commode, buffet, bahut
bibliothèque, étagère
table de nuit, table de chevet
tapis, moquette
rideau, voilage
couette, édredon
poubelle, corbeille
aspirateur, aspirateur balai
frigo, réfrigérateur, frigidaire
cuisinière, gazinière
bouilloire, bouilloire électrique
casserole, marmite, faitout
mug, tasse
couverts, ménagère
perceuse, visseuse
clé à molette, clé anglaise
tondeuse, tondeuse à gazon
tuyau d'arrosage, tuyau
pelle, bêche
pot de fleurs, jardinière, cache-pot
vélo, bicyclette, bécane
poussette, landau
lit bébé, berceau
jouet, joujou
pantalon, jean
chandail, pull-over
veste, blouson, manteau
sac à main, pochette
sac à dos, cartable
valise, bagage
téléphone portable, smartphone
télé, téléviseur, télévision
ordinateur, ordinateur portable
casque, écouteurs
enceinte, haut-parleur
platine, tourne-disque
disque vinyle, vinyle
appareil photo, caméra
baskets, souliers de sport, chaussures de sport
luge, traîneau
bijou, parure
laine, pelote
أريكة, كنبة, صوفا
كرسي, مقعد
خزانة, دولاب
رف, أرفف, مكتبة
سجادة, بساط, موكيت
ستارة, ستائر, برداية
لحاف, بطانية
مكنسة, مكنسة كهربائية
ثلاجة, براد
موقد, بوتاجاز, فرن
إبريق, غلاية
قدر, طنجرة, حلة
كوب, فنجان, كأس
غسالة, غسالة ملابس
مثقاب, دريل
مجرفة, رفش
دراجة, دراجة هوائية, بسكليت
عربة أطفال, عربية أطفال
سرير أطفال, مهد
لعبة, ألعاب
بنطال, بنطلون, سروال
كنزة, بلوفر, سترة
معطف, جاكيت
حقيبة, شنطة
جوال, هاتف, موبايل, هاتف محمول
تلفاز, تلفزيون
حاسوب, كمبيوتر, لابتوب
سماعات, سماعة
آلة تصوير, كاميرا
حذاء, حذاء رياضي
مجوهرات, حلي
صوف, خيوط
`
