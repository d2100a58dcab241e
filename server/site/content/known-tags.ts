/** HTML elements, current and obsolete, and the roots of SVG and MathML. */
const ELEMENTS = [
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body',
  'br button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir',
  'div dl dt element em embed fencedframe fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6',
  'head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark',
  'marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option',
  'output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select',
  'selectedcontent shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template',
  'textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp',
]
  .join(' ')
  .replaceAll(' ', '|')

/** A tag ends at `>` before any other `<`, except after an attribute's `=`: in "size <S, worn <b>twice</b>" `<S` is text. */
const TAG_END = String.raw`(?:[\s/][^<>]*>|>|[\s/]+[^\s<>="'/]+\s*=)`
/** Comments, doctypes and Office namespaces, which Word and Excel put on the clipboard. */
const MARKUP = String.raw`!--|!doctype\b|!\[|\?xml\b|\/?(?:o|v|w|x|m|st1):[a-z]+${TAG_END}|\/?(?:${ELEMENTS})${TAG_END}`

const MARKUP_START = new RegExp(`<(?:${MARKUP})`, 'i')
const TEXT_START = new RegExp(`<(?!${MARKUP})`, 'gi')

export const hasMarkup = (text: string) => MARKUP_START.test(text)

/** Escapes each `<` that begins no known tag: "Jacket size <M" remains complete. */
export const withTextEscaped = (html: string) => html.replace(TEXT_START, '&lt;')
