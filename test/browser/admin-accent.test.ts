import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'

/** Text and background colours by name. */
const PAIRS = [
  ['leaf', 'paper'],
  ['leaf', 'surface'],
  ['leaf', 'sunk'],
  ['leaf', 'leaf-wash'],
  ['leaf-ink', 'leaf'],
  ['leaf-ink', 'leaf-deep'],
  ['ink', 'leaf-wash'],
  ['forest-ink', 'forest'],
  ['forest-soft', 'forest'],
] as const

/** All hues, from pale to black and from grey to full saturation. */
const ACCENTS = [
  '#ffffff',
  '#000000',
  '#808080',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
].concat(
  Array.from({ length: 24 }, (_, at) => [15, 50, 85].map((light) => `hsl(${at * 15} 90% ${light}%)`)).flat(),
)

for (const dark of [false, true]) {
  t.test(
    `text is readable with any accent colour, ${dark ? 'dark' : 'light'}`,
    { skip: noBrowser },
    async (t) => {
      const { origin } = await testServer(t)
      const { page } = await newPage(t, { origin, dark })
      await page.goto('/')
      const found = await page.evaluate(
        ([pairs, accents]) => {
          const canvas = document.createElement('canvas')
          canvas.width = canvas.height = 1
          const pen = canvas.getContext('2d', { willReadFrequently: true })!
          const probe = document.body.appendChild(document.createElement('p'))
          /** Relative luminance (WCAG 2.2) of a rendered colour. */
          const luminance = (name: string) => {
            probe.style.color = `var(--${name})`
            pen.fillStyle = getComputedStyle(probe).color
            pen.fillRect(0, 0, 1, 1)
            const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
              const part = byte / 255
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
            })
            return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
          }
          return accents.flatMap((accent) => {
            document.documentElement.style.setProperty('--accent', accent)
            return pairs.map(([text, ground]) => {
              const [lighter, darker] = [luminance(text), luminance(ground)].sort((one, other) => other - one)
              const contrast = (lighter! + 0.05) / (darker! + 0.05)
              return { what: `${text} on ${ground} of ${accent}`, contrast }
            })
          })
        },
        [PAIRS, ACCENTS] as const,
      )
      t.equal(found.length, PAIRS.length * ACCENTS.length)
      t.strictSame(
        found.filter(({ contrast }) => !(contrast >= 4.5)),
        [],
      )
    },
  )
}
