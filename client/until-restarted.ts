/** Milliseconds between two looks whether the site is back. */
const LOOK_EVERY = 1500
/** Milliseconds after which it is said that this takes long. */
const LONG = 120_000

/**
 * Waits until the site that starts anew has opened.
 *
 * @param isBack asks it; what it throws is no answer yet.
 * @param long is called once where it takes long.
 */
export async function untilRestarted(isBack: () => Promise<boolean>, long: () => void): Promise<void> {
  const timer = setTimeout(long, LONG)
  for (;;) {
    await new Promise((next) => setTimeout(next, LOOK_EVERY))
    try {
      if (await isBack()) break
    } catch {
      // It is stopping, or not open yet.
    }
  }
  clearTimeout(timer)
}
