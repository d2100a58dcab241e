const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const CHARACTERS = Object.fromEntries(Object.entries(ENTITIES).map(([char, entity]) => [entity, char]))

/** Text as HTML and XML spell it, between tags or in the quotes of an attribute. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char]!)

/** The text that was escaped. */
export const unescaped = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity]!)
