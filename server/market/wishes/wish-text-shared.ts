/** A wish in words: "board games", or the name of its category. */
export const wishText = ({
  text,
  category,
}: {
  text: string | null
  category: { name: string } | null
}): string => text ?? category?.name ?? ''
