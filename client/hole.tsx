/**
 * A place in a page that is filled for each viewer after the rest was rendered and cached. `name` is that of a
 * filler in client/holes.tsx; `about` is the id of what it is about.
 */
export function Hole({ name, about = 0 }: { name: string; about?: number }) {
  return <x-hole dangerouslySetInnerHTML={{ __html: `<!--hole:${name}:${about}-->` }} />
}
