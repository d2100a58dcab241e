const previews = new WeakMap<File, string>()

/** Address in this browser of a picture that was picked; made once for each file. It holds memory until `dropPreviews`. */
export function previewOf(file: File): string {
  const known = previews.get(file)
  if (known) return known
  const made = URL.createObjectURL(file)
  previews.set(file, made)
  return made
}

/** Gives back the memory that previews of these files hold. */
export function dropPreviews(files: readonly File[]): void {
  for (const file of files) {
    const made = previews.get(file)
    if (made) URL.revokeObjectURL(made)
    previews.delete(file)
  }
}
