/** Returns the text of the QR code that a camera shows, undefined if it shows none. */
type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>

/** The browser's own reader; TypeScript does not know it. Firefox and Safari have none. */
interface Detector {
  new (options: { formats: string[] }): { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
  getSupportedFormats(): Promise<string[]>
}

/** Maximum size in pixels; larger pictures are scaled down, because cards fill most of the picture. */
const WIDEST = 800

async function ownReader(): Promise<QrReader | undefined> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: Detector }
  const formats = await Own?.getSupportedFormats().catch((): string[] => [])
  if (!Own || !formats?.includes('qr_code')) return undefined
  const reader = new Own({ formats: ['qr_code'] })
  return async (video) => (await reader.detect(video).catch(() => []))[0]?.rawValue
}

/** Decodes with a library that only browsers without a reader load. */
async function libraryReader(): Promise<QrReader> {
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, WIDEST / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!context || canvas.width === 0) return undefined
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // The library throws if the picture contains no code.
      return undefined
    }
  }
}

let reader: Promise<QrReader> | undefined

/** Loads the reader once. Call it early, because the network may be lost later. */
export function qrReader(): Promise<QrReader> {
  reader ??= ownReader().then((own) => own ?? libraryReader())
  reader.catch(() => {
    reader = undefined
  })
  return reader
}

/** True if pages may open a camera: browsers require HTTPS. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'
