import type { Language } from '../catalogues/current.ts'
import { indexed } from './stems.ts'

/** Stop words by language: "a kayak" and "looking for a kayak" mean a kayak. */
const WORDS: Partial<Record<string, string>> = {
  en: `a an the some any of for from and or with without to my your our his her their in on at by is are am be this that
    these those it i im we you me us looking look need needs want wanted wants searching search seeking find buy swap exchange please`,
  de: `ein eine einen einem einer eines eins der die das den dem des und oder für fuer mit von vom aus zum zur zu im am an auf
    bei ohne ich wir suche suchen sucht brauche brauchen gesucht möchte kein keine keinen mein meine meinen unser nach ist sind tausche bitte`,
  es: `un una unos unas el la los las de del y e o u para por con sin en al a mi mis tu tus su sus busco buscamos buscando necesito necesitamos
    quiero este esta estos estas se que cambio`,
  fr: `un une le la les l de d des du au aux et ou pour avec sans en dans sur mon ma mes ton ta tes son sa ses notre nos je j nous
    cherche cherchons recherche besoin veux voudrais ai ce cet cette ces à a qui que`,
  'pt-BR': `um uma uns umas o a os as de do da dos das e ou para pra por pelo pela com sem em no na nos nas ao à aos às meu minha meus minhas seu
    sua seus suas este esta esse essa isto que eu procuro procurando busco buscando preciso precisamos quero queria compro troco vendo`,
  ar: `في من على مع إلى الى عن و أو او أريد اريد أبحث ابحث نبحث أحتاج احتاج عندي هل هذا هذه ل لـ بدون بلا أو يا أنا انا مطلوب`,
}

const BY_LANGUAGE = new Map(
  Object.entries(WORDS).map(([code, words]) => [code, new Set(words!.split(/\s+/u).map(indexed))]),
)

export const isFunctionWord = (word: string, language: Language): boolean =>
  BY_LANGUAGE.get(language)?.has(indexed(word)) ?? false

/** Stop words of all languages, normalized as in the index. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [...BY_LANGUAGE.values()].flatMap((words) => [...words]),
)
