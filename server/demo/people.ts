export const PEOPLE = [
  'Robin Castellan',
  'Maya Okafor',
  'Tomás Herrera',
  'Ingrid Solberg',
  'Daniel Kowalski',
  'Amara Nwosu',
  'Peter Lindqvist',
  'Leila Haddad',
  'George Whitfield',
  'Sofia Marchetti',
  'Kenji Watanabe',
  'Ruth Abrams',
  'Callum Fraser',
  'Priya Raman',
  'Hannah Novak',
  'Luis Ortega',
  'Mei Chen',
  'Oskar Brandt',
  'Fatima Rahimi',
  'Jonas Weber',
  'Abigail Stone',
  'Mateo Silva',
  'Greta Hollis',
  'Samuel Adeyemi',
  'Clara Dubois',
  'Nikos Pappas',
  'Eleanor Price',
  'Yusuf Demir',
  'Bea Lockhart',
  'Andrei Popescu',
  'Thea Jensen',
  'Winston Clarke',
  'Noor Siddiqui',
  'Felix Baumann',
  'Rosa Delgado',
  'Henrik Dahl',
  'Ivy Cartwright',
  'Omar Farouk',
  'Judith Meyer',
  'Tariq Bello',
] as const

export const STREETS = [
  'Oak Street',
  'Harbour End',
  'Mill Lane',
  'Upper Green',
  'Station Row',
  'Chapel Hill',
  'Rope Walk',
  'Orchard Close',
  'Canal Side',
  'Beacon Road',
  'Willow Court',
  'Market Square',
] as const

export const DEMO_PASSWORD = 'swapyard-demo'

export const ABOUTS = [
  'I mend more than I buy. Tools, books and plants are always welcome, and the kettle is on.',
  'Two children who grow faster than I can swap. Looking for anything a size larger.',
  'Moved here last spring with too many books and no chairs.',
  'Gardener, cyclist, keeper of jars. I can bring things to the Saturday market.',
  'I like things that have a story. Tell me yours.',
] as const

export const OWNER_MESSAGES = [
  'Evenings after six suit me best. Ring twice, the bell is shy.',
  'Happy to send more pictures. I can meet at the market on Saturdays.',
  'Make me an offer, even an odd one.',
  'Can be seen at any time, I work from home.',
  'I would rather swap once and well than quickly.',
  'Children and dogs welcome when you come to look.',
  'If you need it soon, write me a line and I will keep it until Friday.',
] as const

export const CLOSINGS = [
  'Pick-up is easiest on weekday evenings. I can hold the door and, if need be, the other end.',
  'I can bring it to the Saturday market if you tell me by Thursday.',
  'The pictures were taken in daylight, colours are as you see them.',
  'Smoke-free home, and a cat who keeps her distance.',
  'I would love to know where it goes, so come and tell me its future over a cup of tea.',
  'Please look at it before we shake hands. I would do the same.',
  'My wish in the listing is only a wish. Surprise me.',
  'It is wrapped and waiting in the hall.',
  'We are four doors down from the bakery, so you can make a morning of it.',
] as const

/** Blender's open movies and making-of films (free licenses). */
export const VIDEOS = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/eRsGyueVLvQ',
  'https://www.youtube.com/watch?v=R6MlUcmOul8',
  'https://youtu.be/WhWc3b3KhnY',
] as const

/** first@demo.test for the first user, else by first name, as maya@demo.test; unique. */
export const demoEmail = (at: number): string => {
  if (at === 0) return 'first@demo.test'
  const given = PEOPLE[at]!.split(' ')[0]!
  return `${given.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}@demo.test`
}
