import { pageLeaving, type PageLeaving } from './pageLeaving.ts'

/** Long enough for a phone that changes from one network to another. */
const RETRY_MS = 500

/** What follows the address of the file: nothing, or what makes it another one. */
type Load<T> = (search?: string) => Promise<T>

/**
 * Every `import()` of the built app. A file that does not come is asked for once more, and then refused. While the page
 * is being left nothing is refused: nobody would see it, and it would be reported. [PWA-9, PWA-10]
 */
export async function loadChunk<T>(
  load: Load<T>,
  page: Pick<PageLeaving, 'isLeaving' | 'untilStaying'> = pageLeaving,
): Promise<T> {
  let hasFailed = false
  let search: string | undefined
  for (;;) {
    try {
      return await load(search)
    } catch (fault) {
      search = searchAfter(fault)
      if (!page.isLeaving()) {
        if (hasFailed) throw fault
        hasFailed = true
      }
      await pause(RETRY_MS)
      await page.untilStaying()
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const FIREFOX = /^error loading dynamically imported module: (\S+)$/
const AGAIN = /^\?again=(\d+)$/

/** By the path of a file: under how many other addresses it has failed. */
const failures = new Map<string, number>()

/**
 * Firefox never asks again for an address that failed once in this page; the other engines do, and under two addresses
 * they would run the file twice. All who wait for one file are given the same address, so that it runs once.
 */
function searchAfter(fault: unknown): string | undefined {
  const address = fault instanceof TypeError ? FIREFOX.exec(fault.message)?.[1] : undefined
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address)
  const failed = Number(AGAIN.exec(search)?.[1] ?? 0)
  failures.set(pathname, Math.max(failures.get(pathname) ?? 0, failed))
  return `?again=${(failures.get(pathname) ?? 0) + 1}`
}
