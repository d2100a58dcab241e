/** Words that name nothing, in the languages of the site, as they are written: "a kayak" is about a kayak. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the some any of for from and or with to my your in on
   ein eine einen einem einer der die das den dem des und oder für mit von vom aus zum zur
   un una unos unas el la los las de del y o para por con
   une le les des du au et ou pour avec
   في من على مع إلى عن`.split(/\s+/),
)
