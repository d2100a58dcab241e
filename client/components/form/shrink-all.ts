/** Shrinks images. The code is loaded on demand; without it originals are sent. */
export async function shrinkAll(files: readonly File[]): Promise<readonly File[]> {
  if (files.length === 0 || !navigator.onLine) return files
  const loaded = await import('./shrink-picture.ts').catch(() => null)
  return loaded ? Promise.all(files.map(loaded.shrinkPicture)) : files
}
