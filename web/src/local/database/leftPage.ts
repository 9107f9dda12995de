// WebKit freezes a page that the user leaves, with its transactions. These block the writes of the origin's next page
// as long as the frozen page is cached, and a frozen page's requests may never be written although the restored page is
// told that they were (e2e/webkit/leftPage.test.ts). So no transaction may stay open in a page that was left.
// [LOCAL-36]

/** The name of the error of work that was aborted because the page was left. It is repeated when the page is back. */
export const PAGE_LEFT = 'PageLeftError'

const pageLeft = (): DOMException => new DOMException('the page was left', PAGE_LEFT)

/** A page that still runs this long after `pagehide` was not left after all. */
const STILL_HERE_MS = 1_000

/** Aborts an open transaction if possible, and ends the wait for it in any case. */
export type FailTransaction = (cause: unknown) => void

const live = new Set<FailTransaction>()
let back: { promise: Promise<void>; resolve: () => void } | null = null
let onQuiet: (() => void)[] = []

/** Null while the page is shown. [LOCAL-37] */
export const whenPageIsBack = (): Promise<void> | null => back?.promise ?? null

/** Throws while the page is left, except for a transaction that commits as soon as it begins. */
export function allowTransaction({ commitsAtOnce }: { commitsAtOnce: boolean }): void {
  if (back !== null && !commitsAtOnce) throw pageLeft()
}

/** Returns a function to call when the transaction has ended. */
export function followTransaction(fail: FailTransaction): () => void {
  live.add(fail)
  return () => {
    live.delete(fail)
    if (live.size === 0) onQuiet.splice(0).forEach((tell) => tell())
  }
}

/**
 * Must be called before anything else listens to `pagehide`. `onRestored`: the page came out of the browser's cache,
 * where it has lost its locks and its connections.
 */
export function followPageLeft(page: EventTarget, onRestored: () => void = () => {}): void {
  page.addEventListener('pagehide', () => {
    leave()
    setTimeout(comeBack, STILL_HERE_MS)
  })
  page.addEventListener('pageshow', (event) => {
    comeBack()
    if ((event as PageTransitionEvent).persisted) onRestored()
  })
}

function leave(): void {
  if (back === null) {
    let resolve = (): void => {}
    const promise = new Promise<void>((done) => (resolve = done))
    back = { promise, resolve }
  }
  failAll()
}

function comeBack(): void {
  if (back === null) return
  // Transactions begun while the page was left are repeated, whatever result they report now.
  failAll()
  back.resolve()
  back = null
}

const failAll = (): void => live.forEach((fail) => fail(pageLeft()))

/** Resolves when no transaction is running, or after this time: a silent storage must not keep anyone on the page. */
export async function whenStorageIsQuiet(patienceMs: number): Promise<void> {
  if (live.size === 0) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs)
    onQuiet.push(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
