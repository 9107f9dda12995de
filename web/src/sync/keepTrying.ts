const AGAIN_MS = 30_000

/** Returns what calls it off. */
type After = (ms: number, act: () => void) => () => void

const byTimer: After = (ms, act) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/**
 * Opens, and where that fails (a file of the app is out of reach) tries again. Returns what ends it, however far it has
 * come: an attempt that fails only afterwards is the last one, else each diary that was open would go on trying.
 */
export function keepTrying(
  open: (isOver: () => boolean) => Promise<() => void>,
  after = byTimer,
): () => void {
  let isOver = false
  let stop = (): void => {}
  const attempt = async (): Promise<void> => {
    try {
      const end = await open(() => isOver)
      if (isOver) end()
      else stop = end
    } catch {
      if (!isOver) stop = after(AGAIN_MS, () => void attempt())
    }
  }
  void attempt()
  return () => {
    isOver = true
    stop()
  }
}
