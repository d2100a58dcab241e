const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const CHARACTERS = Object.fromEntries(Object.entries(ENTITIES).map(([char, entity]) => [entity, char]))

export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char]!)

export const unescaped = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity]!)
