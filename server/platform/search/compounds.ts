import { stemOf } from './stems.ts'

/** Prefixes that do not make a compound a kind of its second part: a Beispiel is not a Spiel. */
const PREFIXES = new Set(
  'ab an auf aus be bei dar ein ent er fort ge her hin mit nach ob ubr ueber uber um un unter ver vor weg wider zer zu zusammen'.split(
    ' ',
  ),
)

/** Words that are not a kind of their last part: a Handschuh is no Schuh. The same applies to their compounds (Skihandschuh). */
const NO_KINDS =
  `handschuh kuhlschrank gefrierschrank baumwolle bildschirm lampenschirm fallschirm gluhbirne granatapfel erdapfel fernglas
  gewachshaus puppenhaus vogelhaus krankenhaus kuscheltier stofftier pluschtier schlagzeug flugzeug feuerzeug steckdose schublade
  schaukelpferd meerschweinchen baumschule schneebesen briefkasten sandkasten tischtennis ellenbogen rolladen rollladen strandmuschel
  grafikkarte speicherkarte postkarte fahrkarte kratzbaum wasserhahn strohhalm handtuch arrosage massage message passage dressage vorhangstange schneekette badewanne zahnburste`
    .split(/\s+/u)
    .map((word) => stemOf(word, 'de'))

/** True if a German word is a compound that ends with this word; both are stems. */
export function isKindOf(word: string, part: string): boolean {
  if (word.length < part.length + 3 || !word.endsWith(part)) return false
  if (NO_KINDS.some((other) => other.length > part.length && word.endsWith(other))) return false
  const head = word.slice(0, -part.length)
  return !PREFIXES.has(head) && /[aeiouy]/.test(head)
}
