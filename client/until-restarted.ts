/** Milliseconds between two checks whether the site is back. */
const LOOK_EVERY = 1500
/** Milliseconds after which `long` is called. */
const LONG = 120_000

/**
 * Waits until the site, which is restarting, answers again.
 *
 * @param isBack asks the site whether it is back; an error it throws counts as no.
 * @param long is called once if the restart takes long.
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
