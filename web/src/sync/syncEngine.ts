import type { Ask } from '../api/ask.ts'
import { watched, type Watched } from '../device/watched.ts'
import type { Change } from '../local/changes.ts'
import type { Diary } from '../local/rows.ts'
import { backoffMs } from './backoff.ts'
import { LIMITS, type Pass } from './pass.ts'
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
  let isBusy = false
  let isMissed = false

  const plan = (ms: number): void => {
    const at = Math.max(now() + ms, notBefore)
    if (isStopped || isBlocked || at >= dueAt) return
    callOff()
    dueAt = at
    callOff = parts.after(at - now(), () => {
      dueAt = Infinity
      void passIfWorthIt()
    })
  }

  /** Nobody looks and nothing waits, or there is no network: what is left out is made up for when that changes. */
  const passIfWorthIt = async (): Promise<void> => {
    const { unsent } = await countUnsent(diary).catch(() => ({ unsent: 0 }))
    isMissed = !moments.isOnline() || (!moments.isSeen() && unsent === 0)
    if (!isMissed && !isStopped) await pass({ background: true })
  }

  const refresh = async (): Promise<void> => {
    const [counts, at] = await Promise.all([countUnsent(diary), syncedAt(diary)])
    const hasFailed = failures > 0 || isBlocked
    const facts = { ...counts, canSync: true, isOnline: moments.isOnline(), isBusy, hasFailed, syncedAt: at }
    const next = statusOf(facts)
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

  const attempt = async (how: Pick<Pass, 'background'> & Partial<Pass>): Promise<PassEnd | 'busy'> => {
    const end = await parts
      .lock({ waits: !how.background }, async () => {
        if (isStopped) return UNREACHABLE
        const { unsent } = await countUnsent(diary)
        isBusy = !how.background || unsent > 0 || (await syncedAt(diary)) === null
        show()
        return parts.run({ diary, ask: stoppable, limits: LIMITS, note, onAnswered: () => {}, ...how })
      })
      .catch(failed)
    isBusy = false
    endedAt = now()
    await settle(end)
    return end
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
      // Once: what no call carries yet would else keep it going round.
      restlessPasses = unsent > 0 ? restlessPasses + 1 : 0
      return plan(restlessPasses === 1 ? SOON_MS : REGULAR_MS)
    }
    failures += 1
    if (end.is === 'stopped' && end.stop.why === 'session') isBlocked = true
    if (end.is === 'stopped' && end.stop.why === 'refused') notBefore = now() + (end.stop.retryAfterMs ?? 0)
    plan(backoffMs(failures, parts.chance()))
  }

  const onChange = (change: Change): void => {
    if (change.length === 0) return
    show()
    if (running !== null || change.every((kind) => kind === SYNCED)) return
    countUnsent(diary).then(
      ({ unsent }) => unsent > 0 && plan(SOON_MS),
      () => undefined,
    )
  }
  const onMoment = (moment: SyncMoment): void => {
    show()
    if (moment === 'online') plan(0)
    if (moment === 'seen' && (isMissed || now() - endedAt > SEEN_AGAIN_MS)) plan(0)
  }

  return {
    status,
    syncNow: async (onAnswered = () => {}) => {
      isBlocked = false
      notBefore = 0
      if (running !== null) await running
      await reviveSetAside(diary)
      const end = await pass({ background: false, onAnswered })
      return end === 'busy' ? UNREACHABLE : end
    },
    hold: async () => {
      isBlocked = true
      callOff()
      dueAt = Infinity
      await running
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
