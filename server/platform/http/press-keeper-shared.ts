/** CSS selector of buttons that do nothing before their script runs. */
export const DEAD = 'button[type=button]:not([popovertarget])'

/** The only inline script: stores the last click on an inactive button until client/entry-client.ts repeats it. */
export const PRESS_KEEPER = `addEventListener('click',pressKeeper=e=>{pressKeeper.kept=e.target.closest('${DEAD},form[method=dialog] [type=submit]')||pressKeeper.kept},true)`
