/**
 * The files of a clipboard that is not text. Word and Excel put a picture of the copied text next to it. A picture that is copied in a
 * browser has HTML without text, and a file of a file manager has its name as text without HTML.
 */
export function pastedFiles({ types, files }: DataTransfer): File[] {
  const isText = types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'))
  return isText ? [] : [...files]
}
