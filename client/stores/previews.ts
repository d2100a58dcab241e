const previews = new WeakMap<File, string>()

/** Object URL of a selected image, one per file. Uses memory until `dropPreviews`. */
export function previewOf(file: File): string {
  const known = previews.get(file)
  if (known) return known
  const made = URL.createObjectURL(file)
  previews.set(file, made)
  return made
}

/** Revokes the object URLs of these files. */
export function dropPreviews(files: readonly File[]): void {
  for (const file of files) {
    const made = previews.get(file)
    if (made) URL.revokeObjectURL(made)
    previews.delete(file)
  }
}
