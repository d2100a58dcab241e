import { hasModifier } from '../dom/has-modifier.ts'

/** Plays a linked video in place, in YouTube's privacy mode. No request to YouTube before the click. */
export default function video(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (hasModifier(event)) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.className = link.className
    frame.title = link.dataset.title!
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.src = `https://www.youtube-nocookie.com/embed/${link.dataset.video}?autoplay=1`
    link.replaceWith(frame)
    frame.focus()
  })
}
