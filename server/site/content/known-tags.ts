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

/**
 * A tag ends at `>`, and no other `<` comes before, except behind an attribute's `=`. Otherwise the parser would take
 * the text up to the next tag for attributes: "size <S, worn <b>twice</b>".
 */
const TAG_END = String.raw`(?:[\s/][^<>]*>|>|[\s/]+[^\s<>="'/]+\s*=)`
/** Comments, doctypes and the namespaces of Office are markup too: Word and Excel put them on the clipboard. */
const MARKUP = String.raw`!--|!doctype\b|!\[|\?xml\b|\/?(?:o|v|w|x|m|st1):[a-z]+${TAG_END}|\/?(?:${ELEMENTS})${TAG_END}`

const MARKUP_START = new RegExp(`<(?:${MARKUP})`, 'i')
const TEXT_START = new RegExp(`<(?!${MARKUP})`, 'gi')

/** Whether a text has HTML in it. */
export const hasMarkup = (text: string) => MARKUP_START.test(text)

/** The HTML with each `<` that begins no known tag as text: "Jacket size <M" keeps its size. */
export const withTextEscaped = (html: string) => html.replace(TEXT_START, '&lt;')
