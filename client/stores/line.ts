import * as m from '../../server/platform/catalogues/messages.ts'

const button = (className: string, text: string, onClick: () => void) => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}

/**
 * Shows a question at the bottom of the page, in a conversation above what is being written, until answered or replaced.
 * @param yes label of the button that calls `act`.
 * @param no called by the button "Not now".
 */
export function showLine(text: string, yes: string, act: () => void, no = () => {}): void {
  document.getElementById('ask-line')?.remove()
  const line = document.createElement('div')
  line.id = 'ask-line'
  line.className = 'ask-line'
  line.role = 'status'
  const words = document.createElement('p')
  words.textContent = text
  const end = (done: () => void) => () => {
    line.remove()
    done()
  }
  line.append(words, button('button', yes, end(act)), button('button quiet', m.told_not_now(), end(no)))
  const composer = document.querySelector('.composer')
  if (composer) composer.before(line)
  else document.body.append(line)
}
