import { forward } from '../components/common/forward.ts'
import { hasModifier } from '../dom/has-modifier.ts'

const TYPING = 'input, textarea, select, dialog, [contenteditable]'

export default function carousel(gallery: HTMLElement): void {
  const track = gallery.querySelector<HTMLElement>('.gallery-track')!
  const slides = [...track.children] as HTMLElement[]
  const strip = gallery.querySelector('.gallery-thumbnails')
  const thumbnails = [...gallery.querySelectorAll<HTMLElement>('.gallery-thumbnails a')]
  let current = 0
  /** Index at which a programmatic scroll ends. Images passed on the way are not marked as current. */
  let goal: number | undefined
  let settled: ReturnType<typeof setTimeout>

  const mark = (index: number) => {
    current = (index + slides.length) % slides.length
    for (const [at, thumbnail] of thumbnails.entries())
      thumbnail.setAttribute('aria-current', `${at === current}`)
    // Centres the current thumbnail.
    strip?.scrollTo({ left: thumbnails[current]!.offsetLeft - strip.clientWidth / 2 })
  }
  const show = (index: number) => {
    mark(index)
    goal = current
    track.scrollTo({ left: slides[goal]!.offsetLeft })
  }

  for (const button of gallery.querySelectorAll<HTMLElement>('[data-step]')) {
    button.hidden = false
    button.addEventListener('click', () => show(current + Number(button.dataset.step)))
  }
  for (const [index, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault()
      show(index)
    })
  }
  const letGo = () => {
    goal = undefined
  }
  track.addEventListener('pointerdown', letGo)
  track.addEventListener('wheel', letGo, { passive: true })
  track.addEventListener('scroll', () => {
    clearTimeout(settled)
    settled = setTimeout(() => {
      const at = Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
      if (goal === undefined || goal === at) mark(at)
    }, 150)
  })
  document.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || hasModifier(event)) return
    if (event.target instanceof Element && event.target.closest(TYPING)) return
    event.preventDefault()
    show(current + step * forward())
  })
}
