/** True if a file can no longer be read, because it was changed, moved or deleted after it was chosen. */
export const isChanged = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => false,
      () => true,
    )
