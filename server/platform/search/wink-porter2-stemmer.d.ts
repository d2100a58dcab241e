declare module 'wink-porter2-stemmer' {
  /** The stem of an English word in lower case, by Snowball's English stemmer. */
  export default function stem(word: string): string
}
