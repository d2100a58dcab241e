import { linkParts } from './links.ts'

/** A message, with its web addresses as links. They lead away, and the site recommends none of them. */
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
