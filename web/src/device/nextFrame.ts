/** A page in the background draws no frame. */
const LONGEST_MS = 100

/** Resolves when the next frame is drawn, with all that has changed until now. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS)
    // A frame is drawn after its callbacks: the task that one of them begins runs when it is.
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
