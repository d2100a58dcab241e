/** Buttons that do nothing before a script listens, as a CSS selector. */
export const DEAD = 'button[type=button]:not([popovertarget])'

/**
 * The one script that stands in a page itself, in the head of each that is woken: it keeps the last press on a button that
 * does nothing yet, until client/entry-client.ts does it again. The policy of pages names it by its hash.
 */
export const PRESS_KEEPER = `addEventListener('click',pressKeeper=e=>{pressKeeper.kept=e.target.closest('${DEAD},form[method=dialog] [type=submit]')||pressKeeper.kept},true)`
