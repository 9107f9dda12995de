import type { CDPSession, Page } from 'playwright-core'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** Processor time in microseconds. */
  tdur?: number
  args?: { data?: { url?: string } }
}

/**
 * Milliseconds of processor time of each task of the page's main thread, from the first request of this call on.
 * Processor time, because on a busy machine an elapsed time also counts what others did.
 */
export type TaskTimes = (call: string) => Promise<number[]>

const CATEGORIES = ['toplevel', 'devtools.timeline']

/** From now on the tasks of the page are recorded. */
export async function recordTasks(page: Page): Promise<TaskTimes> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  return async (call) => {
    await endTrace(session)
    const asked = events
      .filter(({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url?.endsWith(call) === true)
      .toSorted((one, other) => one.ts - other.ts)[0]
    if (asked === undefined) throw new Error(`the page did not call ${call}`)
    const isOfThread = ({ pid, tid, ts }: TraceEvent): boolean =>
      pid === asked.pid && tid === asked.tid && ts >= asked.ts
    return events
      .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isOfThread(event))
      .map(({ tdur = 0 }) => tdur / 1_000)
  }
}

async function endTrace(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
}
