import type { SyncProgress } from '@reprieve/domain/sync/syncProgress.ts'
import type { Ask } from '../api/ask.ts'
import { watched, type Watched } from '../device/watched.ts'
import type { Change } from '../local/changes.ts'
import type { Diary } from '../local/rows.ts'
import { backoffMs } from './backoff.ts'
import type { PassFacts } from './afterPass.ts'
import { CLOCK } from './clock/clockMemory.ts'
import { LIMITS, type Pass } from './pass.ts'
import { passCount } from './passCount.ts'
import { reviveSetAside } from './reviveSetAside.ts'
import type { PassEnd } from './runSync.ts'
import { SYNCED, syncedAt } from './syncedAt.ts'
import type { SyncLock, SyncMoment, SyncMoments } from './syncMoments.ts'
import { statusOf, type SyncStatus } from './syncStatus.ts'
import { countUnsent } from './unsentCount.ts'

export interface EngineParts {
  diary: Diary
  /** Answers only as long as the diary is that of who is signed in. */
  ask: Ask
  run: (pass: Pass) => Promise<PassEnd>
  lock: SyncLock
  moments: SyncMoments
  /** Returns what calls it off. */
  after: (ms: number, act: () => void) => () => void
  chance: () => number
  note: Pass['note']
  /** What follows a pass that was answered; nobody waits for it. */
  afterPass?: (facts: PassFacts) => Promise<void>
}

export interface SyncEngine {
  status: Pick<Watched<SyncStatus>, 'current' | 'subscribe'>
  /** By hand: waits for a pass under way, then does one that tries everything. */
  syncNow: (onAnswered?: Pass['onAnswered']) => Promise<PassEnd>
  /** For a logout: waits for a pass under way, and lets none begin by itself any more. */
  hold: () => Promise<void>
  /** Returns what stops it. It can be started again. */
  start: () => () => void
}

const SOON_MS = 1_000
const BUSY_MS = 5_000
const REGULAR_MS = 5 * 60_000
const SEEN_AGAIN_MS = 30_000
const OFFLINE_LOOK_MS = 15_000
const PATIENCE_MS = 2_000
const UNREACHABLE: PassEnd = { is: 'stopped', stop: { why: 'unreachable' } }

/** When to sync. What a pass does is runSync's; this only says when, and what there is to show. */
export function makeSyncEngine(parts: EngineParts): SyncEngine {
  const { diary, ask, moments, note } = parts
  const { now } = diary
  const status = watched<SyncStatus>({ is: 'saved-here', why: 'not-yet' })
  let isStopped = true
  /** Until somebody acts: signs in, takes the new version, presses the tag. */
  let isBlocked = false
  let failures = 0
  let restlessPasses = 0
  let notBefore = 0
  let endedAt = 0
  let dueAt = Infinity
  let callOff = (): void => {}
  let running: Promise<PassEnd | 'busy'> | null = null
  /** What the last pass is followed by. */
  let following: Promise<void> | undefined
  let isBusy = false
  let progress: SyncProgress | null = null
  let isMissed = false
  let looks = 0
  let lastLook = 0

  const plan = (ms: number): void => {
    const at = Math.max(now() + ms, notBefore)
    // While a machine sleeps its timers stand still: one that should have ended long ago may have minutes to go.
    const isPlanned = at >= dueAt && dueAt >= now()
    if (isStopped || isBlocked || isPlanned) return
    callOff()
    dueAt = at
    callOff = parts.after(at - now(), () => {
      dueAt = Infinity
      // It is over by the timer. By a clock that was put back meanwhile it would last until that has caught up.
      notBefore = 0
      void passIfWorthIt()
    })
  }

  /** Nobody looks and nothing waits, or there is no network: what is left out is made up for when that changes. */
  const passIfWorthIt = async (): Promise<void> => {
    const { unsent } = await countUnsent(diary).catch(() => ({ unsent: 0 }))
    isMissed = !moments.isOnline() || (!moments.isSeen() && unsent === 0)
    // A browser may not say when the network is back.
    if (!moments.isOnline()) plan(OFFLINE_LOOK_MS)
    // Who is leaving has been told meanwhile that none begins any more.
    if (!isMissed && !isStopped && !isBlocked) await pass({ background: true })
  }

  const refresh = async (): Promise<void> => {
    const look = ++looks
    const [counts, at] = await Promise.all([countUnsent(diary), syncedAt(diary)])
    // One that ends late has counted before something was saved: "Synced" would not be so.
    if (look < lastLook) return
    lastLook = look
    const hasFailed = failures > 0 || isBlocked
    const facts = { canSync: true, isOnline: moments.isOnline(), isBusy, progress, hasFailed, syncedAt: at }
    const next = statusOf({ ...counts, ...facts })
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
        isBusy = !how.background || unsent > 0 || (await syncedAt(diary)) === null
        show()
        return parts.run({ diary, ask: stoppable, limits: LIMITS, note, ...how, ...counted.listeners })
      })
      .catch(failed)
    isBusy = false
    progress = null
    endedAt = now()
    await settle(end)
    // Only then has the server answered everything that it was asked.
    const isAnswered = !isStopped && end !== 'busy' && end.is !== 'stopped'
    if (isAnswered) follow({ isAsked: !how.background, hasSent: counted.hasSent() })
    return end
  }

  const follow = (facts: PassFacts): void => {
    following = parts.afterPass?.(facts).catch(() => undefined)
  }

  const tellProgress = (next: SyncProgress | null): void => {
    progress = next
    // A pass that only looked whether there is news has found a great deal.
    if (next !== null) isBusy = true
    show()
  }

  // The part that does it may be out of reach (a file of the app), or the database gone.
  const failed = (fault: unknown): PassEnd => {
    note(`a pass broke: ${fault instanceof Error ? fault.name : 'unknown'}`, 1)
    return UNREACHABLE
  }

  /** A pass that outlives its diary must not speak with the next person's token. */
  const stoppable: Ask = (name, request, how) =>
    isStopped ? Promise.resolve({ reached: false }) : ask(name, request, how)

  const settle = async (end: PassEnd | 'busy'): Promise<void> => {
    if (end === 'busy') return plan(BUSY_MS)
    if (end.is === 'done') {
      failures = 0
      const { unsent } = await countUnsent(diary).catch(() => ({ unsent: 0 }))
      restlessPasses = unsent > 0 ? restlessPasses + 1 : 0
      // Written meanwhile; but what no call carries yet must not keep it going round: each time later.
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
    if (running !== null || change.every((kind) => kind === CLOCK)) return
    const isOfOtherTab = change.every((kind) => kind === SYNCED)
    countUnsent(diary).then(
      ({ unsent }) => (isOfOtherTab ? rest(unsent) : unsent > 0 && plan(SOON_MS)),
      () => undefined,
    )
  }
  /** Another tab has just exchanged everything: as long as nothing waits, this one need not ask as well. */
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
      await reviveSetAside(diary).catch(failed)
      // Another may have begun by itself meanwhile: that one is no act of the person, and may not wait for a tab.
      await untilNoneRuns()
      const end = await pass({ background: false, ...(onAnswered && { onAnswered }) })
      return end === 'busy' ? UNREACHABLE : end
    },
    hold: async () => {
      isBlocked = true
      callOff()
      dueAt = Infinity
      await running
      // Asked without a session it would be refused; but nobody waits long to leave for what nobody waits for.
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
