export const LANGUAGES: readonly ["ar", "de", "en", "es", "fr"]
export type Language = (typeof LANGUAGES)[number]
export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>>
