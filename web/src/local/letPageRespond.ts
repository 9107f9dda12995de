/** Half of what a person notices, on a phone four times slower than where this was measured. */
const WORK_MS = 8

/** Lets the page handle input and draw. No timer: a page in the background would wait a second at each. [LOCAL-42] */
export function letPageRespond(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Runs long work whose steps are short. The page responds between two steps when it has waited for long. [LOCAL-42] */
export async function runWithPauses<T>(steps: Iterator<unknown, T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - since < WORK_MS) continue
    await letPageRespond()
    since = performance.now()
  }
}
