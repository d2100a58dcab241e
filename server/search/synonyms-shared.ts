/** Lists of synonyms as an admin writes them: a list a line, a comma between words that mean the same. */
export const synonymLists = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => [
      ...new Set(
        line
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      ),
    ])
    .filter((list) => list.length > 0)

/** Lists of synonyms as text to edit. */
export const synonymText = (lists: string[][]): string => lists.map((list) => list.join(', ')).join('\n')
