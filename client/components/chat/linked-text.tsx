const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?')\]]/g

/** The text in parts that stand where `start` says; every web address is a part of its own. */
function parts(text: string): { start: number; part: string; isLink: boolean }[] {
  const found = []
  let end = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    found.push({ start: end, part: text.slice(end, index), isLink: false })
    found.push({ start: index, part: link, isLink: true })
    end = index + link.length
  }
  return [...found, { start: end, part: text.slice(end), isLink: false }].filter(({ part }) => part !== '')
}

/** What a person wrote, with web addresses to click on. They lead away, and are nobody's recommendation. */
export function LinkedText({ text }: { text: string }) {
  return parts(text).map(({ start, part, isLink }) =>
    isLink ? (
      <a key={start} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
