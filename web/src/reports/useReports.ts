import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import type { RefreshOutcome } from '../purchases/serverRecord.ts'
import { readStoredReports, fetchReports, type ListedReport } from './reportList.ts'

const LOCK = 'reprieve-reports'
const OFTEN_MS = 1_000
const SELDOM_MS = 10_000
const OFTEN = 60

/** However many tabs are open, only one polls; the others receive the result. Returns a function that stops it. */
function pollInOneTab(look: () => Promise<unknown>): () => void {
  const end = new AbortController()
  const poll = (): Promise<void> => pollUntil(end.signal, look)
  const polling = 'locks' in navigator ? navigator.locks.request(LOCK, { signal: end.signal }, poll) : poll()
  // It was aborted while it waited for the lock.
  polling.catch(() => undefined)
  return () => end.abort()
}

async function pollUntil(end: AbortSignal, look: () => Promise<unknown>): Promise<void> {
  for (let times = 0; !end.aborted; times++) {
    await pause(times < OFTEN ? OFTEN_MS : SELDOM_MS, end)
    if (!end.aborted) await look().catch(() => undefined)
  }
}

const pause = (ms: number, end: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    end.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface ReportsInUse {
  /** Null: not received yet. */
  reports: readonly ListedReport[] | null
  /** The result of the last request; null while it runs. */
  asked: RefreshOutcome | null
  load: () => void
}

const watchReports = perDiary((diary: Diary): WatchedRead<readonly ListedReport[] | null> =>
  watch(diary.doorbell, [SERVER_COPIES], () => readStoredReports(diary)),
)

/** The stored reports, without a request. Null: not received yet. */
export function useStoredReports(diary: Diary): readonly ListedReport[] | null {
  const { subscribe, current } = watchReports(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}

/** Returns the stored reports immediately, loads them again, and polls while one is being made. [REP-26] */
export function useReports(diary: Diary): ReportsInUse {
  const ask = useAsk()
  const reports = useStoredReports(diary)
  const [asked, setAsked] = useState<RefreshOutcome | null>(null)
  const learn = (): void => void fetchReports(diary, ask).then(setAsked, () => setAsked('away'))
  const learnOnArrival = useEffectEvent(learn)
  useEffect(() => learnOnArrival(), [])
  const isWaiting = reports?.some(({ state }) => state === 'waiting') ?? false
  useEffect(() => {
    if (!isWaiting) return
    return pollInOneTab(() => fetchReports(diary, ask))
  }, [diary, ask, isWaiting])
  return {
    reports,
    asked,
    load: () => {
      setAsked(null)
      learn()
    },
  }
}
