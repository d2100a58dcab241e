import { linkParts } from './links.ts'

/** Text with external links, without endorsement (rel). */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ start, part, href }) =>
    href ? (
      <a key={start} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
