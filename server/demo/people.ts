export const PEOPLE = [
  ['Robin Castellan', 'w1'],
  ['Maya Okafor', 'w5'],
  ['Tomás Herrera', 'm2'],
  ['Ingrid Solberg', 'w0'],
  ['Daniel Kowalski', 'm0'],
  ['Amara Nwosu', 'w5'],
  ['Peter Lindqvist', 'm0'],
  ['Leila Haddad', 'w2'],
  ['George Whitfield', 'm1'],
  ['Sofia Marchetti', 'w1'],
  ['Kenji Watanabe', 'm1'],
  ['Ruth Abrams', 'w0'],
  ['Callum Fraser', 'm0'],
  ['Priya Raman', 'w3'],
  ['Hannah Novak', 'w0'],
  ['Luis Ortega', 'm2'],
  ['Mei Chen', 'w1'],
  ['Oskar Brandt', 'm0'],
  ['Fatima Rahimi', 'w2'],
  ['Jonas Weber', 'm1'],
  ['Abigail Stone', 'w4'],
  ['Mateo Silva', 'm3'],
  ['Greta Hollis', 'w0'],
  ['Samuel Adeyemi', 'm5'],
  ['Clara Dubois', 'w1'],
  ['Nikos Pappas', 'm2'],
  ['Eleanor Price', 'w0'],
  ['Yusuf Demir', 'm2'],
  ['Bea Lockhart', 'w1'],
  ['Andrei Popescu', 'm1'],
  ['Thea Jensen', 'w0'],
  ['Winston Clarke', 'm4'],
  ['Noor Siddiqui', 'w3'],
  ['Felix Baumann', 'm0'],
  ['Rosa Delgado', 'w2'],
  ['Henrik Dahl', 'm0'],
  ['Ivy Cartwright', 'w4'],
  ['Omar Farouk', 'm3'],
  ['Judith Meyer', 'w1'],
  ['Tariq Bello', 'm5'],
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
  const given = PEOPLE[at]![0].split(' ')[0]!
  return `${given.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}@demo.test`
}
