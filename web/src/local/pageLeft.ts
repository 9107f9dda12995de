// WebKit freezes a page that is left, with its transactions. These then block the writes of the next page of the origin
// for as long as the frozen page is kept, and what a frozen page had sent may never be written although the page is told
// so when it is back (e2e/webkit/leftPage.test.ts). So nothing stays under way in a page that is left. [LOCAL-36]

/** The name of the error of what could not be done because the page was left. It is done when the page is back. */
export const PAGE_LEFT = 'PageLeftError'

const pageLeft = (): DOMException => new DOMException('the page was left', PAGE_LEFT)

/** A page that still runs this long after `pagehide` was not left after all. */
const STILL_HERE_MS = 1_000

/** Of a transaction that has not ended: aborts it where that can be done, and ends the wait for it in any case. */
export type FailTransaction = (cause: unknown) => void

const live = new Set<FailTransaction>()
let back: { promise: Promise<void>; resolve: () => void } | null = null
let onQuiet: (() => void)[] = []

/** Null while the page is there. [LOCAL-37] */
export const whenPageIsBack = (): Promise<void> | null => back?.promise ?? null

/** Throws while the page is left, but for a transaction that is committed as soon as it is begun. */
export function allowTransaction({ commitsAtOnce }: { commitsAtOnce: boolean }): void {
  if (back !== null && !commitsAtOnce) throw pageLeft()
}

/** Gives what is called when it has ended. */
export function followTransaction(fail: FailTransaction): () => void {
  live.add(fail)
  return () => {
    live.delete(fail)
    if (live.size === 0) onQuiet.splice(0).forEach((tell) => tell())
  }
}

/**
 * To be called before anybody else listens to `pagehide`. `onRestored`: the page was taken out of the browser's cache, where
 * it has lost its locks and its connections.
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
  // What was begun while the page was left: whatever it says now, it is made again.
  failAll()
  back.resolve()
  back = null
}

const failAll = (): void => live.forEach((fail) => fail(pageLeft()))

/** Resolves when no transaction is under way, or after this time: nobody is kept on a page for a silent storage. */
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
