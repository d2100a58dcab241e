/** Pictures made smaller where that helps. What does it comes with the first of them, and without it they go as they are. */
export async function shrinkAll(files: readonly File[]): Promise<readonly File[]> {
  if (files.length === 0 || !navigator.onLine) return files
  const loaded = await import('./shrink-picture.ts').catch(() => null)
  return loaded ? Promise.all(files.map(loaded.shrinkPicture)) : files
}
