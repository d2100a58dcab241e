/**
 * Files of a clipboard that contains no text. Word and Excel add a picture of the copied text. A picture copied in a browser comes with
 * HTML but no text; a file from a file manager comes with its name as text but no HTML.
 */
export function pastedFiles({ types, files }: DataTransfer): File[] {
  const isText = types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'))
  return isText ? [] : [...files]
}
