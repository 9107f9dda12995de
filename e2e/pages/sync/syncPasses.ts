import type { BrowserContext, Page, Request } from '@playwright/test'

const OF_A_PASS = /\/sync\/(get-all-records|create-records|update-records|delete-records)$/

/** One call of a sync, with its start and end. */
interface Call {
  page: Page
  name: string
  from: number
  to: number
}

interface Passes {
  calls(): number
  /** Calls of two tabs that overlapped, in words. */
  atOnce(): string[]
}

export function watchPasses(context: BrowserContext): Passes {
  const calls: Call[] = []
  context.on('requestfinished', (request) => {
    if (OF_A_PASS.test(request.url())) calls.push(callOf(request))
  })
  return {
    calls: () => calls.length,
    atOnce: () =>
      calls.flatMap((one, index) =>
        calls
          .slice(index + 1)
          .filter((other) => other.page !== one.page && one.from < other.to && other.from < one.to)
          .map((other) => `${one.name} of one tab while ${other.name} of the other`),
      ),
  }
}

function callOf(request: Request): Call {
  const { startTime, responseEnd } = request.timing()
  const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
  return { page: request.frame().page(), name, from: startTime, to: startTime + responseEnd }
}
