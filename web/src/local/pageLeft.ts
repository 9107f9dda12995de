// WebKit freezes a page that is left, with its transactions. These then block the writes of the next page of the origin,
// for as long as the frozen page is kept. What is aborted or being committed by then blocks nobody. [LOCAL-36]

/** The name of the error of what could not be done because the page was left. It is done when the page is back. */
export const PAGE_LEFT = 'PageLeftError'

const pageLeft = (): DOMException => new DOMException('the page was left', PAGE_LEFT)

/** A page that still runs this long after `pagehide` was not left after all. */
const STILL_HERE_MS = 1_000

/** A transaction that has not ended. */
export interface LiveTransaction {
  /** The storage needs nothing more from this page to end it. */
  isCommitting: boolean
  abort: (cause: unknown) => boolean
}

const live = new Set<LiveTransaction>()
let back: { promise: Promise<void>; resolve: () => void } | null = null
let onQuiet: (() => void)[] = []

/** Null while the page is there. [LOCAL-37] */
export const whenPageIsBack = (): Promise<void> | null => back?.promise ?? null

/** Throws while the page is left, but for a transaction that is committed as soon as it is begun. */
export function allowTransaction({ commitsAtOnce }: { commitsAtOnce: boolean }): void {
  if (back !== null && !commitsAtOnce) throw pageLeft()
}

/** Gives what is called when it has ended. */
export function followTransaction(transaction: LiveTransaction): () => void {
  live.add(transaction)
  return () => {
    live.delete(transaction)
    if (live.size === 0) onQuiet.splice(0).forEach((tell) => tell())
  }
}

/** To be called before anybody else listens to `pagehide`: what they write then must not be aborted. */
export function followPageLeft(page: EventTarget): void {
  page.addEventListener('pagehide', () => {
    leave()
    setTimeout(comeBack, STILL_HERE_MS)
  })
  page.addEventListener('pageshow', comeBack)
}

function leave(): void {
  if (back === null) {
    let resolve = (): void => {}
    const promise = new Promise<void>((done) => (resolve = done))
    back = { promise, resolve }
  }
  for (const transaction of live) if (!transaction.isCommitting) transaction.abort(pageLeft())
}

function comeBack(): void {
  back?.resolve()
  back = null
}

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
