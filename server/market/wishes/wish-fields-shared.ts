import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { line } from '../../platform/schemas/text-shared.ts'
import { WISH } from '../limits.ts'
import { distinct, SEPARATOR } from './wish-text-shared.ts'

const SPOKEN = /[\p{L}\p{N}]/u
const UNSPOKEN = m.wishes_text_required

export const WishText = line(LONGEST.wish, m.wishes_what_you_look_for).check(
  z.refine((text) => text === '' || SPOKEN.test(text), { error: UNSPOKEN }),
)

export const ItemWishes = z.array(WishText, { error: () => m.wishes_wishes_not_a_list() }).check(
  z.overwrite(distinct),
  z.maxLength(WISH.perItem, {
    error: () => m.wishes_wishes_per_item_limit({ perItem: WISH.perItem }),
  }),
)

/** First-person openings in each language: "I'd", "ich", "j'". */
const WHO = "(?:i(?:['’]d| would|['’]m| am)?|we(?:['’]d| would)?|ich|wir|je|nous) |j['’]"

/** Verbs and fillers: "love", "looking for", "suche gerne". */
const WANTS = [
  'love|like|take|looking for|look for|swap for|trade for|open to|maybe|perhaps|also|ideally|preferably',
  'suchen?|möchten?|hätten?|nehmen?|tauschen? gegen|gerne?|auch|vielleicht|am liebsten',
  'busco|buscamos|quiero|queremos|quisiera|me gustaría|acepto|cambio por|también|quizás?|tal vez|preferiblemente',
  '(?:re)?cherche|(?:re)?cherchons|aimerais|voudrais|aimerions|voudrions|prends|échange contre|aussi|peut-être|plutôt|de préférence',
  'أبحث عن|نبحث عن|أريد|نريد|أود|ربما|أيض[ًا]+',
].join('|')

/** Removed openings and endings: "I'd love a kayak!" */
const AROUND = new RegExp(`^(?:${WHO})?(?:(?:${WANTS}) )*(?:to (?:get|have) )?|[.!?؟\\s]+$`, 'giu')

/** Conjunctions between alternatives. */
const BETWEEN = /\/| (?:or|and|oder|und|o|y|ou|et|أو|او) /iu

/** Maximum words of a list and of an entry; longer ones are sentences. */
const LONGEST_PART = { list: 8, thing: 6 }

/** A measurement that follows the item: "size M", "26 inch". */
const MEASURE =
  /^(?:(?:size|größe|talla|tamaño|tamanho|taille|pointure|مقاس)(?![\p{L}\p{N}]).{0,12}|\d+(?:[.,]\d+)?\s?(?:[cm]?m|kg|g|m?l|w|v|inch|zoll|pulgadas|pouces|سم|بوصة)?)$/iu

const countWords = (text: string) => text.split(/\s+/u).length

/** Extracts suggested wishes from trade preferences: "ceramic pots, seedlings" is two. Full sentences give none. */
export function wishesIn(text: string): string[] {
  const parts = text
    .split(SEPARATOR)
    .flatMap((part) => part.split(/\.\s/u))
    .map((part) => part.trim())
    .filter((part) => countWords(part) <= LONGEST_PART.list)
    .flatMap((part) => part.split(BETWEEN))
    .map((part) => part.trim().replaceAll(AROUND, '').trim())
    .filter(
      (part) => SPOKEN.test(part) && part.length <= LONGEST.wish && countWords(part) <= LONGEST_PART.thing,
    )
  const things = parts.filter((part, at) => at === 0 || !MEASURE.test(part))
  return distinct(things).slice(0, WISH.perItem)
}
