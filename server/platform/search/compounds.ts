/** Beginnings that make another word and not a kind of the second part: Beispiel is no Spiel. */
const PREFIXES = new Set(
  'ab an auf aus be bei dar ein ent er fort ge her hin mit nach ob ubr ueber uber um un unter ver vor weg wider zer zu zusammen'.split(
    ' ',
  ),
)

/** Words that end in the name of something that they are not. */
const NO_KINDS = new Set(
  `handschuh handschuhe fausthandschuhe bildschirm bildschirme lampenschirm lampenschirme fallschirm fallschirme gluhbirne gluhbirnen
   granatapfel erdapfel fernglas gewachshaus gewachshauser puppenhaus puppenhauser vogelhaus krankenhaus kuscheltier kuscheltiere
   stofftier stofftiere pluschtier pluschtiere schlagzeug flugzeug feuerzeug steckdose steckdosen schublade schubladen schaukelpferd
   meerschweinchen baumschule schneebesen briefkasten sandkasten tischtennis ellenbogen rolladen rollladen strandmuschel grafikkarte
   speicherkarte postkarte fahrkarte kratzbaum wasserhahn strohhalm vorhangstange schneeketten badewanne zahnburste`.split(
    /\s+/u,
  ),
)

/** Whether a German word is a compound whose last part is this word, both as they are indexed. */
export function isKindOf(word: string, part: string): boolean {
  if (word.length < part.length + 3 || !word.endsWith(part) || NO_KINDS.has(word)) return false
  const head = word.slice(0, -part.length)
  return !PREFIXES.has(head) && /[aeiouy]/.test(head)
}
