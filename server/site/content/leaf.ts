// Computes the accent color for contexts without CSS, such as icons and mails.

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const encoded = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
const clamp = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** Björn Ottosson's Oklab (https://bottosson.github.io/posts/oklab/) as lightness, chroma and hue. */
function toOklch(hex: string): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r! + 0.5363325363 * g! + 0.0514459929 * b!)
  const m = Math.cbrt(0.2119034982 * r! + 0.6806995451 * g! + 0.1073969566 * b!)
  const s = Math.cbrt(0.0883024619 * r! + 0.2817188376 * g! + 0.6299787005 * b!)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(x, y), Math.atan2(y, x)]
}

function toHex([lightness, chroma, hue]: [number, number, number]): string {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const pair = (channel: number) =>
    Math.round(clamp(0, encoded(clamp(0, channel, 1)), 1) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(pair).join('')}`
}

/** `--leaf` of the light scheme (client/styles/tokens.css), dark enough for white text. @param accent #rrggbb, or null. */
export function leafOf(accent: string | null): string {
  if (!accent || !/^#[\da-f]{6}$/i.test(accent)) return '#065f46'
  const [lightness, chroma, hue] = toOklch(accent)
  return toHex([clamp(0.3, lightness, 0.44), Math.min(chroma, 0.17), hue])
}
