/** Polling interval in milliseconds until the site is back. */
const LOOK_EVERY = 1500
/** Milliseconds before `long` is called. */
const LONG = 120_000

/**
 * Waits until the restarting site responds again.
 * @param isBack checks the site; an error counts as false.
 * @param long called once if the restart takes long.
 */
export async function untilRestarted(isBack: () => Promise<boolean>, long: () => void): Promise<void> {
  const timer = setTimeout(long, LONG)
  for (;;) {
    await new Promise((next) => setTimeout(next, LOOK_EVERY))
    try {
      if (await isBack()) break
    } catch {
      // The site is still stopping or starting.
    }
  }
  clearTimeout(timer)
}
