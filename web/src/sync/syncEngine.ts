import type { SyncProgress } from '@reprieve/domain/sync/syncProgress.ts'
import type { Ask } from '../api/ask.ts'
import { makeObservable, type Observable } from '../device/observable.ts'
import type { Change } from '../local/doorbell.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { PassFacts } from './afterPass.ts'
import { CLOCK_CHANGE } from './clock/clockMemory.ts'
import { type Pass, PASS_LIMITS, passCount } from './pass/syncPass.ts'
import { retryQuarantined } from './retryQuarantined.ts'
import type { PassEnd } from './runSync.ts'
import { deriveSyncStatus, type SyncStatus } from './syncStatus.ts'
import { backoffMs, type SyncLock, type SyncMoment, type SyncMoments } from './syncTiming.ts'
import { SYNCED_CHANGE, readSyncedAt } from './syncedAt.ts'
import { countUnsent } from './unsentCount.ts'

export interface EngineParts {
  diary: Diary
  /** Responds only as long as the diary belongs to the logged-in user. */
  ask: Ask
  run: (pass: Pass) => Promise<PassEnd>
  lock: SyncLock
  moments: SyncMoments
  /** Returns a function that cancels it. */
  after: (ms: number, act: () => void) => () => void
  chance: () => number
  note: Pass['note']
  /** Runs after a pass that was answered; nothing waits for it. */
  afterPass?: (facts: PassFacts) => Promise<void>
}

export interface SyncEngine {
  status: Pick<Observable<SyncStatus>, 'current' | 'subscribe'>
  /** By hand: waits for a running pass, then runs one that tries everything. */
  syncNow: (onAnswered?: Pass['onAnswered']) => Promise<PassEnd>
  /** For a logout: waits for a running pass, and lets none start by itself any more. */
  hold: () => Promise<void>
  /** Returns a function that stops it. It can be started again. */
  start: () => () => void
}

const SOON_MS = 1_000
const BUSY_MS = 5_000
const REGULAR_MS = 5 * 60_000
const SEEN_AGAIN_MS = 30_000
const OFFLINE_LOOK_MS = 15_000
const PATIENCE_MS = 2_000
const UNREACHABLE: PassEnd = { is: 'stopped', stop: { why: 'unreachable' } }

/** Decides when to sync, and what status to show. runSync does the pass itself. */
export function makeSyncEngine(parts: EngineParts): SyncEngine {
  const { diary, ask, moments, note } = parts
  const { now } = diary
  const status = makeObservable<SyncStatus>({ is: 'saved-here', why: 'not-yet' })
  let isStopped = true
  /** Until the user acts: logs in, installs the new version, presses the tag. */
  let isBlocked = false
  let failures = 0
  let restlessPasses = 0
  let notBefore = 0
  let endedAt = 0
  let dueAt = Infinity
  let callOff = (): void => {}
  let running: Promise<PassEnd | 'busy'> | null = null
  /** The work after the last pass. */
  let following: Promise<void> | undefined
  let isBusy = false
  let progress: SyncProgress | null = null
  let isMissed = false
  let looks = 0
  let lastLook = 0

  const plan = (ms: number): void => {
    const at = Math.max(now() + ms, notBefore)
    // While a machine sleeps its timers stand still: one that should have fired long ago may have minutes to go.
    const isPlanned = at >= dueAt && dueAt >= now()
    if (isStopped || isBlocked || isPlanned) return
    callOff()
    dueAt = at
    callOff = parts.after(at - now(), () => {
      dueAt = Infinity
      // The timer has waited long enough. A clock set back meanwhile would extend the wait until it has caught up.
      notBefore = 0
      void passIfWorthIt()
    })
  }

  /** Skips the pass if the page is hidden and nothing is unsent, or if offline; it is made up for when that changes. */
  const passIfWorthIt = async (): Promise<void> => {
    const { unsent } = await countUnsent(diary).catch(() => ({ unsent: 0 }))
    isMissed = !moments.isOnline() || (!moments.isSeen() && unsent === 0)
    // A browser may not report when the network is back.
    if (!moments.isOnline()) plan(OFFLINE_LOOK_MS)
    // A logout may have held the engine meanwhile.
    if (!isMissed && !isStopped && !isBlocked) await pass({ background: true })
  }

  const refresh = async (): Promise<void> => {
    const look = ++looks
    const [counts, at] = await Promise.all([countUnsent(diary), readSyncedAt(diary)])
    // A look that ends late counted before something was saved: "Synced" would be wrong.
    if (look < lastLook) return
    lastLook = look
    const hasFailed = failures > 0 || isBlocked
    const facts = { canSync: true, isOnline: moments.isOnline(), isBusy, progress, hasFailed, syncedAt: at }
    const next = deriveSyncStatus({ ...counts, ...facts })
    if (!isStopped && JSON.stringify(next) !== JSON.stringify(status.current())) status.become(next)
  }
  const show = (): void => {
    // A database that another tab has deleted cannot be counted, and there is nothing more to show.
    refresh().catch(() => undefined)
  }

  const pass = (how: Pick<Pass, 'background'> & Partial<Pass>): Promise<PassEnd | 'busy'> => {
    running ??= attempt(how).finally(() => {
      running = null
      show()
    })
    return running
  }

  const untilNoneRuns = async (): Promise<void> => {
    if (running === null) return
    await running
    await untilNoneRuns()
  }

  const attempt = async (how: Pick<Pass, 'background'> & Partial<Pass>): Promise<PassEnd | 'busy'> => {
    const counted = passCount(tellProgress, how.onAnswered)
    const end = await parts
      .lock({ waits: !how.background }, async () => {
        if (isStopped) return UNREACHABLE
        const { unsent } = await countUnsent(diary)
        counted.begin(unsent)
        isBusy = !how.background || unsent > 0 || (await readSyncedAt(diary)) === null
        show()
        return parts.run({ diary, ask: stoppable, limits: PASS_LIMITS, note, ...how, ...counted.listeners })
      })
      .catch(failed)
    isBusy = false
    progress = null
    endedAt = now()
    await settle(end)
    // Only then has the server answered everything.
    const isAnswered = !isStopped && end !== 'busy' && end.is !== 'stopped'
    if (isAnswered) follow({ isAsked: !how.background, hasSent: counted.hasSent() })
    return end
  }

  const follow = (facts: PassFacts): void => {
    following = parts.afterPass?.(facts).catch(() => undefined)
  }

  const tellProgress = (next: SyncProgress | null): void => {
    progress = next
    // A background check for news has found a lot.
    if (next !== null) isBusy = true
    show()
  }

  // The chunk with runSync may fail to load, or the database be gone.
  const failed = (fault: unknown): PassEnd => {
    note(`a pass broke: ${fault instanceof Error ? fault.name : 'unknown'}`, 1)
    return UNREACHABLE
  }

  /** A pass that outlives its diary must not use the next person's token. */
  const stoppable: Ask = (name, request, how) =>
    isStopped ? Promise.resolve({ reached: false }) : ask(name, request, how)

  const settle = async (end: PassEnd | 'busy'): Promise<void> => {
    if (end === 'busy') return plan(BUSY_MS)
    if (end.is === 'done') {
      failures = 0
      const { unsent } = await countUnsent(diary).catch(() => ({ unsent: 0 }))
      restlessPasses = unsent > 0 ? restlessPasses + 1 : 0
      // Input saved meanwhile goes soon; rows that no call can carry yet must not cause a loop: each time later.
      const restMs = restlessPasses === 1 ? SOON_MS : backoffMs(restlessPasses, parts.chance())
      return plan(unsent > 0 ? restMs : REGULAR_MS)
    }
    failures += 1
    if (end.is === 'stopped' && end.stop.why === 'session') isBlocked = true
    if (end.is === 'stopped' && end.stop.why === 'refused') notBefore = now() + (end.stop.retryAfterMs ?? 0)
    plan(backoffMs(failures, parts.chance()))
  }

  const onChange = (change: Change): void => {
    if (change.length === 0) return
    show()
    if (running !== null || change.every((kind) => kind === CLOCK_CHANGE)) return
    const isOfOtherTab = change.every((kind) => kind === SYNCED_CHANGE)
    countUnsent(diary).then(
      ({ unsent }) => (isOfOtherTab ? rest(unsent) : unsent > 0 && plan(SOON_MS)),
      () => undefined,
    )
  }
  /** Another tab has just synced everything: as long as nothing is unsent, this one need not. */
  const rest = (unsent: number): void => {
    if (unsent > 0 || running !== null || isStopped) return
    failures = 0
    isMissed = false
    endedAt = now()
    callOff()
    dueAt = Infinity
    plan(REGULAR_MS)
    show()
  }
  const onMoment = (moment: SyncMoment): void => {
    show()
    if (moment === 'online') plan(0)
    if (moment === 'seen' && (isMissed || Math.abs(now() - endedAt) > SEEN_AGAIN_MS)) plan(0)
  }

  return {
    status,
    syncNow: async (onAnswered) => {
      isBlocked = false
      notBefore = 0
      await untilNoneRuns()
      await retryQuarantined(diary).catch(failed)
      // Another pass may have started by itself meanwhile: it is a background pass, and does not wait for other tabs.
      await untilNoneRuns()
      const end = await pass({ background: false, ...(onAnswered && { onAnswered }) })
      return end === 'busy' ? UNREACHABLE : end
    },
    hold: async () => {
      isBlocked = true
      callOff()
      dueAt = Infinity
      await running
      // Without a session its calls would be refused; but a logout does not wait long for background work.
      const isPatienceOver = new Promise<void>((resolve) => void parts.after(PATIENCE_MS, resolve))
      await Promise.race([following, isPatienceOver])
    },
    start: () => {
      isStopped = false
      const ends = [diary.doorbell.listen(onChange), moments.listen(onMoment)]
      plan(0)
      show()
      return () => {
        isStopped = true
        callOff()
        dueAt = Infinity
        for (const end of ends) end()
      }
    },
  }
}
