const AGAIN_MS = 30_000

/** Returns a function that cancels it. */
type After = (ms: number, act: () => void) => () => void

const byTimer: After = (ms, act) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/**
 * Calls `open`, and retries if it fails (a chunk cannot be loaded). Returns a function that ends it at any stage: an
 * attempt that fails after that is not retried, otherwise every diary opened before would go on retrying.
 */
export function retryOpening(
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
