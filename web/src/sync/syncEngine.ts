import {
  reduceSync,
  STOPPED_SCHEDULE,
  type CountReason,
  type PassResult,
  type SyncEffect,
  type SyncEvent,
} from '@reprieve/domain/sync/syncSchedule.ts'
import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'
import { NOT_REACHED, type Ask } from '../api/ask.ts'
import { makeObservable, type Observable } from '../device/observable.ts'
import type { Change } from '../local/doorbell.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { PassFacts } from './afterPass.ts'
import { CLOCK_CHANGE } from './clock/clockMemory.ts'
import { PASS_LIMITS, type Pass } from './pass/syncPass.ts'
import { retryQuarantined } from './retryQuarantined.ts'
import type { PassEnd } from './runSync.ts'
import type { SyncLock, SyncMoment, SyncMoments } from './syncTiming.ts'
import { SYNCED_CHANGE, readSyncedAt } from './syncedAt.ts'
import { countUnsent } from './unsentCount.ts'

export interface EngineParts {
  diary: Diary
  ask: Ask
  /** The diary belongs to the logged-in user. */
  isTheirs: () => boolean
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

const PATIENCE_MS = 2_000
const UNREACHABLE: PassEnd = { is: 'stopped', stop: { why: 'unreachable' } }

const MOMENT_EVENTS: Record<SyncMoment, SyncEvent> = {
  online: { is: 'went-online' },
  offline: { is: 'went-offline' },
  seen: { is: 'page-seen' },
}

/**
 * Carries out what `reduceSync` decides: it reports what happens on this device and does the passes, timers and
 * counts that follow.
 */
export function makeSyncEngine(parts: EngineParts): SyncEngine {
  const { diary, moments, note } = parts
  const status = makeObservable<SyncStatus>(STOPPED_SCHEDULE.status)
  let schedule = STOPPED_SCHEDULE
  let cancelTimer = (): void => {}
  /** The last pass. */
  let lastPass: Promise<PassEnd | 'busy'> = Promise.resolve('busy')
  /** The work after the last pass. */
  let following: Promise<void> | undefined

  const tell = (event: SyncEvent, onAnswered?: Pass['onAnswered']): void => {
    const { state, effects } = reduceSync(schedule, event, diary.now())
    schedule = state
    for (const effect of effects) carryOut(effect, onAnswered)
  }

  const carryOut = (effect: SyncEffect, onAnswered?: Pass['onAnswered']): void => {
    switch (effect.do) {
      case 'run-pass':
        lastPass = runPass(effect.isByHand, onAnswered)
        return
      case 'set-timer':
        cancelTimer()
        cancelTimer = parts.after(effect.at - diary.now(), () => tell({ is: 'timer-fired' }))
        return
      case 'cancel-timer':
        return cancelTimer()
      case 'count-unsent':
        return void countForPlan(effect.reason)
      case 'count-for-status':
        // A database that another tab has deleted cannot be counted, and there is nothing more to show.
        countForStatus(effect.count).catch(() => undefined)
        return
      case 'publish-status':
        return status.become(effect.status)
      case 'follow-pass':
        following = parts
          .afterPass?.({ isAsked: effect.isByHand, hasSent: effect.hasSent })
          .catch(() => undefined)
    }
  }

  const unsentOrNull = (): Promise<number | null> =>
    countUnsent(diary).then(
      ({ unsent }) => unsent,
      () => null,
    )

  const countForPlan = async (reason: CountReason): Promise<void> => {
    const unsent = await unsentOrNull()
    tell({ is: 'unsent-counted', reason, unsent, isOnline: moments.isOnline(), isSeen: moments.isSeen() })
  }

  const countForStatus = async (count: number): Promise<void> => {
    const [counts, at] = await Promise.all([countUnsent(diary), readSyncedAt(diary)])
    tell({ is: 'status-counted', count, ...counts, syncedAt: at, isOnline: moments.isOnline() })
  }

  const isStopped = (): boolean => schedule.next.is === 'stopped'

  /** A pass that outlives its diary must not use the next person's token. */
  const ask = askWhile(() => !isStopped() && parts.isTheirs(), parts.ask)

  const runPass = async (isByHand: boolean, onAnswered?: Pass['onAnswered']): Promise<PassEnd | 'busy'> => {
    const work = async (): Promise<PassEnd> => {
      if (isStopped()) return UNREACHABLE
      const [{ unsent }, at] = await Promise.all([countUnsent(diary), readSyncedAt(diary)])
      tell({ is: 'pass-began', unsent, isFirst: at === null })
      return parts.run({
        diary,
        ask,
        background: !isByHand,
        limits: PASS_LIMITS,
        note,
        onAnswered: (count) => {
          onAnswered?.(count)
          tell({ is: 'rows-answered', count })
        },
        onPulled: (done, left) => tell({ is: 'page-pulled', done, left }),
      })
    }
    const end = await parts.lock({ waits: isByHand }, work).catch(noteFailure)
    const result = end !== 'busy' && end.is === 'done' ? await doneResult() : resultFromEnd(end)
    tell({ is: 'pass-ended', result, chance: parts.chance() })
    return end
  }

  const doneResult = async (): Promise<PassResult> => ({ is: 'done', unsent: (await unsentOrNull()) ?? 0 })

  // The chunk with runSync may fail to load, or the database be gone.
  const noteFailure = (fault: unknown): PassEnd => {
    note(`a pass broke: ${fault instanceof Error ? fault.name : 'unknown'}`, 1)
    return UNREACHABLE
  }

  const untilNoneRuns = async (): Promise<void> => {
    if (schedule.pass.is === 'none') return
    await lastPass
    await untilNoneRuns()
  }

  return {
    status,
    syncNow: async (onAnswered) => {
      tell({ is: 'user-acted' })
      await untilNoneRuns()
      await retryQuarantined(diary).catch(noteFailure)
      // Another pass may have started by itself meanwhile: it is a background pass, and does not wait for other tabs.
      await untilNoneRuns()
      tell({ is: 'pass-requested' }, onAnswered)
      const end = await lastPass
      return end === 'busy' ? UNREACHABLE : end
    },
    hold: async () => {
      tell({ is: 'held' })
      await lastPass
      // Without a session its calls would be refused; but a logout does not wait long for background work.
      const isPatienceOver = new Promise<void>((resolve) => void parts.after(PATIENCE_MS, resolve))
      await Promise.race([following, isPatienceOver])
    },
    start: () => {
      const ends = [
        diary.doorbell.listen((change) => change.length > 0 && tell(eventFromChange(change))),
        moments.listen((moment) => tell(MOMENT_EVENTS[moment])),
      ]
      tell({ is: 'started' })
      return () => {
        tell({ is: 'stopped' })
        for (const end of ends) end()
      }
    },
  }
}

/** Checked for every call: one person's rows must never be sent with another's token. */
export const askWhile =
  (isAllowed: () => boolean, ask: Ask): Ask =>
  (name, request, how) =>
    isAllowed() ? ask(name, request, how) : Promise.resolve(NOT_REACHED)

function eventFromChange(change: Change): SyncEvent {
  if (change.every((kind) => kind === CLOCK_CHANGE)) return { is: 'clock-noted' }
  return { is: change.every((kind) => kind === SYNCED_CHANGE) ? 'other-tab-synced' : 'change-saved' }
}

function resultFromEnd(end: Exclude<PassEnd, { is: 'done' }> | 'busy'): PassResult {
  if (end === 'busy') return { is: 'other-tab-syncs' }
  if (end.is === 'refused-some') return end
  if (end.stop.why === 'session') return { is: 'session-ended' }
  if (end.stop.why === 'refused') return { is: 'server-busy', retryAfterMs: end.stop.retryAfterMs }
  return { is: 'failed' }
}
