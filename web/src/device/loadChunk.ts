import { pageLeaving, type PageLeaving } from './pageLeaving.ts'

/** Long enough for a phone that changes networks. */
const RETRY_MS = 500

/** `search` is appended to the URL of the file: nothing, or a query that makes it a different URL. */
type Load<T> = (search?: string) => Promise<T>

/**
 * Wraps every `import()` of the built app. A file that fails to load is requested once more, and then the call rejects.
 * While the page is being left it does not reject: nobody would see it, and it would be reported. [PWA-9, PWA-10]
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

/** For each file path, how many alternative URLs have failed. */
const failures = new Map<string, number>()

/**
 * Firefox never retries a URL that failed once in this page; other engines do, and would run a file twice under two
 * URLs. All callers of one file get the same URL, so that it runs once.
 */
function searchAfter(fault: unknown): string | undefined {
  const address = fault instanceof TypeError ? FIREFOX.exec(fault.message)?.[1] : undefined
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address)
  const failed = Number(AGAIN.exec(search)?.[1] ?? 0)
  failures.set(pathname, Math.max(failures.get(pathname) ?? 0, failed))
  return `?again=${(failures.get(pathname) ?? 0) + 1}`
}
