import { useEffect, useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { hasCamera, qrReader } from './qr-reader.ts'

/** Milliseconds between reads of the camera image. */
const LOOK = 250

/** Reads the QR code of a card with the camera. Without a camera the user types the code. */
export function DeskScanner({ onCode }: { onCode: (code: string) => void }) {
  const [canScan, setCanScan] = useState(false)
  const [isOn, setOn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => setCanScan(hasCamera()), [])
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | undefined
    let isOver = false
    const scan = async () => {
      const read = await qrReader()
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const shown = video.current
      if (isOver || !shown) return
      shown.srcObject = stream
      await shown.play()
      while (!isOver) {
        const code = await read(shown)
        if (code) {
          onCode(code)
          return setOn(false)
        }
        await new Promise((looked) => setTimeout(looked, LOOK))
      }
    }
    scan()
      .catch(() => {
        setFailed(true)
        setOn(false)
      })
      .finally(() => {
        for (const track of stream?.getTracks() ?? []) track.stop()
      })
    return () => {
      isOver = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [isOn, onCode])
  if (!canScan) return <p className="quiet-text">{m.days_scan_not_here()}</p>
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOn(!isOn)}>
        {isOn ? m.days_scan_stop() : m.days_scan()}
      </button>
      {hasFailed && <p className="notice error">{m.days_scan_failed()}</p>}
      {isOn && <video ref={video} className="scanner" muted playsInline aria-label={m.days_scan()} />}
    </>
  )
}
