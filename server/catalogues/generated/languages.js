export const LANGUAGES = ["ar", "de", "en", "es", "fr"]
export const DIRECTIONS = { "ar": 'rtl', "de": 'ltr', "en": 'ltr', "es": 'ltr', "fr": 'ltr' }
