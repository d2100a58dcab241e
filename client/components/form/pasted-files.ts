/**
 * Files of a clipboard, or none if it contains formatted text, because Word and Excel add a picture of copied text. Pictures copied in a
 * browser have HTML but no plain text, and files of a file manager have plain text (their name) but no HTML.
 */
export function pastedFiles({ types, files }: DataTransfer): File[] {
  const isText = types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'))
  return isText ? [] : [...files]
}
