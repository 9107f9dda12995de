import { MINUTE_MS, type Instant } from '../time/instant.ts'
import { backoffMs } from './backoff.ts'
import { sameJson } from './sameJson.ts'
import { progressAfterAnswers, progressAfterPage, type SyncProgress } from './syncProgress.ts'
import { statusFromFacts, type SyncFacts, type SyncStatus } from './syncStatus.ts'

/** When a tab syncs and what status it shows. The pass itself and all I/O are the driver's. */
export interface SyncSchedule {
  readonly next: NextPass
  readonly pass: CurrentPass
  /** In a row. */
  readonly failures: number
  /** Successful passes in a row after which something was still unsent. */
  readonly restlessPasses: number
  /** The server asked for no pass before this. */
  readonly notBefore: Instant
  readonly endedAt: Instant
  /** A pass was skipped and is made up for when the page is visible. */
  readonly isMissed: boolean
  readonly counts: { readonly begun: number; readonly shown: number }
  readonly status: SyncStatus
}

/** When the next pass starts by itself. Only a planned pass has a timer. */
export type NextPass =
  | { is: 'planned'; at: Instant }
  | { is: 'unplanned' }
  /** Until the user acts: logs in, installs the new version, presses the tag. */
  | { is: 'blocked' }
  /** The diary is closed. If it was blocked, so it is when started again. */
  | { is: 'stopped'; isBlocked: boolean }

export type CurrentPass =
  | { is: 'none' }
  /** Before it has the lock over all tabs. */
  | ({ is: 'opening' } & BegunPass)
  | ({ is: 'running'; unsent: number; hasSent: boolean; display: PassDisplay } & BegunPass)

interface BegunPass {
  isByHand: boolean
  /** A change was saved since it began, perhaps by the pass itself. */
  hasChanges: boolean
}

/** Only a pass that is shown can have progress. */
export type PassDisplay = { is: 'hidden' } | { is: 'shown'; progress: SyncProgress | null }

/** How a pass ended. */
export type PassResult =
  | { is: 'done'; unsent: number }
  /** Answered, but some rows were refused. */
  | { is: 'refused-some' }
  /** The server was not reached, or the storage failed. */
  | { is: 'failed' }
  | { is: 'server-busy'; retryAfterMs: number | null }
  | { is: 'session-ended' }
  | { is: 'other-tab-syncs' }

/** What the number of unsent rows is needed for. */
export type CountReason = 'change-saved' | 'other-tab-synced' | 'timer-fired'

export type SyncEvent =
  | { is: 'started' }
  | { is: 'stopped' }
  /** Sync by hand. It waits for a running pass, and then requests its own. */
  | { is: 'user-acted' }
  | { is: 'pass-requested' }
  /** A logout has started. */
  | { is: 'held' }
  | { is: 'change-saved' }
  | { is: 'other-tab-synced' }
  | { is: 'clock-noted' }
  | { is: 'went-online' }
  | { is: 'went-offline' }
  | { is: 'page-seen' }
  | { is: 'timer-fired' }
  /** `unsent` is null if the rows cannot be counted. */
  | {
      is: 'unsent-counted'
      reason: CountReason
      unsent: number | null
      isOnline: boolean
      isSeen: boolean
    }
  | ({ is: 'status-counted'; count: number } & CountedFacts)
  /** `isFirst`: nothing was ever synced. */
  | { is: 'pass-began'; unsent: number; isFirst: boolean }
  | { is: 'rows-answered'; count: number }
  | { is: 'page-pulled'; done: number; left: number }
  | { is: 'pass-ended'; result: PassResult; chance: number }

type CountedFacts = Pick<SyncFacts, 'unsent' | 'setAside' | 'syncedAt' | 'isOnline'>

/** What the driver has to do. */
export type SyncEffect =
  /** Answered by `pass-began` if it gets the lock, and always by `pass-ended`. */
  | { do: 'run-pass'; isByHand: boolean }
  /** Replaces the timer that is set. */
  | { do: 'set-timer'; at: Instant }
  | { do: 'cancel-timer' }
  /** Answered by `unsent-counted`. */
  | { do: 'count-unsent'; reason: CountReason }
  /** Answered by `status-counted`. */
  | { do: 'count-for-status'; count: number }
  | { do: 'publish-status'; status: SyncStatus }
  /** The server has answered a pass. */
  | { do: 'follow-pass'; isByHand: boolean; hasSent: boolean }

export interface SyncStep {
  state: SyncSchedule
  effects: readonly SyncEffect[]
}

export const STOPPED_SCHEDULE: SyncSchedule = {
  next: { is: 'stopped', isBlocked: false },
  pass: { is: 'none' },
  failures: 0,
  restlessPasses: 0,
  notBefore: 0,
  endedAt: 0,
  isMissed: false,
  counts: { begun: 0, shown: 0 },
  status: { is: 'saved-here', why: 'not-yet' },
}

const SOON_MS = 1_000
const OTHER_TAB_MS = 5_000
const REGULAR_MS = 5 * MINUTE_MS
const SEEN_AGAIN_MS = 30_000
const OFFLINE_LOOK_MS = 15_000

export function reduceSync(state: SyncSchedule, event: SyncEvent, now: Instant): SyncStep {
  switch (event.is) {
    case 'started':
      return inOrder(state, resume, planPass(0, now), showStatus)
    case 'stopped':
      return inOrder(state, stop)
    case 'user-acted':
      return inOrder(state, unblock, change({ notBefore: 0 }))
    case 'pass-requested':
      return inOrder(state, startPass({ isByHand: true }))
    case 'held':
      return inOrder(state, block)
    case 'change-saved':
    case 'other-tab-synced':
      return inOrder(
        state,
        showStatus,
        state.pass.is === 'none' ? countUnsent(event.is) : noteChange(event.is),
      )
    case 'clock-noted':
    case 'went-offline':
      return inOrder(state, showStatus)
    case 'went-online':
      return inOrder(state, showStatus, planPass(0, now))
    case 'page-seen':
      return inOrder(state, showStatus, isNewsOld(state, now) ? planPass(0, now) : nothing)
    case 'timer-fired':
      return state.next.is === 'planned' ? afterTimer(state) : inOrder(state)
    case 'unsent-counted':
      return AFTER_COUNT[event.reason](state, event, now)
    case 'status-counted':
      return afterStatusCount(state, event)
    case 'pass-began':
    case 'rows-answered':
    case 'page-pulled':
      return inOrder(state, advancePass(event), showStatus)
    case 'pass-ended':
      return afterPass(state, event, now)
  }
}

type Act = (state: SyncSchedule) => SyncStep

function inOrder(state: SyncSchedule, ...acts: Act[]): SyncStep {
  return acts.reduce<SyncStep>(
    (before, act) => {
      const after = act(before.state)
      return { state: after.state, effects: [...before.effects, ...after.effects] }
    },
    { state, effects: [] },
  )
}

const nothing: Act = (state) => ({ state, effects: [] })

const change =
  (part: Partial<SyncSchedule>): Act =>
  (state) => ({ state: { ...state, ...part }, effects: [] })

const emit =
  (effect: SyncEffect): Act =>
  (state) => ({ state, effects: [effect] })

const countUnsent = (reason: CountReason): Act => emit({ do: 'count-unsent', reason })

/** A running pass counts when it ends. */
const noteChange =
  (is: 'change-saved' | 'other-tab-synced'): Act =>
  (state) =>
    state.pass.is === 'none' || is === 'other-tab-synced'
      ? nothing(state)
      : change({ pass: { ...state.pass, hasChanges: true } })(state)

const planPass =
  (ms: number, now: Instant): Act =>
  (state) => {
    const { next, notBefore } = state
    const at = Math.max(now + ms, notBefore)
    // While a machine sleeps its timers stop: one that should have fired long ago may have minutes to go.
    const isPlanned = next.is === 'planned' && next.at <= at && next.at >= now
    if (!mayStart(state) || isPlanned) return nothing(state)
    return { state: { ...state, next: { is: 'planned', at } }, effects: [{ do: 'set-timer', at }] }
  }

const mayStart = ({ next }: SyncSchedule): boolean => next.is === 'planned' || next.is === 'unplanned'

/** Leaves the plan, and cancels its timer. */
const turnTo =
  (next: Exclude<NextPass, { is: 'planned' }>): Act =>
  (state) => ({
    state: { ...state, next },
    effects: state.next.is === 'planned' ? [{ do: 'cancel-timer' }] : [],
  })

const resume: Act = (state) =>
  state.next.is === 'stopped'
    ? turnTo({ is: state.next.isBlocked ? 'blocked' : 'unplanned' })(state)
    : nothing(state)
const stop: Act = (state) => turnTo({ is: 'stopped', isBlocked: isBlocked(state) })(state)
const block: Act = (state) =>
  turnTo(state.next.is === 'stopped' ? { is: 'stopped', isBlocked: true } : { is: 'blocked' })(state)

const unblock: Act = (state) => {
  if (state.next.is === 'stopped') return turnTo({ is: 'stopped', isBlocked: false })(state)
  return state.next.is === 'blocked' ? turnTo({ is: 'unplanned' })(state) : nothing(state)
}

const isBlocked = ({ next }: SyncSchedule): boolean =>
  next.is === 'blocked' || (next.is === 'stopped' && next.isBlocked)

/** Absolute: the clock may have been set back since. */
const isNewsOld = ({ isMissed, endedAt }: SyncSchedule, now: Instant): boolean =>
  isMissed || Math.abs(now - endedAt) > SEEN_AGAIN_MS

/** The timer has waited long enough. A clock set back meanwhile would extend the wait until it has caught up. */
const afterTimer = (state: SyncSchedule): SyncStep =>
  inOrder(state, change({ next: { is: 'unplanned' }, notBefore: 0 }), countUnsent('timer-fired'))

type UnsentCounted = Extract<SyncEvent, { is: 'unsent-counted' }>

const AFTER_COUNT: Record<
  CountReason,
  (state: SyncSchedule, counted: UnsentCounted, now: Instant) => SyncStep
> = {
  'change-saved': (state, { unsent }, now) =>
    inOrder(state, (unsent ?? 0) > 0 ? planPass(SOON_MS, now) : nothing),
  /** As long as nothing is unsent, this tab need not sync as well. */
  'other-tab-synced': (state, { unsent }, now) => {
    if (unsent !== 0 || state.pass.is !== 'none' || state.next.is === 'stopped') return inOrder(state)
    const rest = mayStart(state) ? turnTo({ is: 'unplanned' }) : nothing
    const fresh = change({ failures: 0, isMissed: false, endedAt: now })
    return inOrder(state, fresh, rest, planPass(REGULAR_MS, now), showStatus)
  },
  /** Skips the pass if offline, or if the page is hidden and nothing is unsent. */
  'timer-fired': (state, { unsent, isOnline, isSeen }, now) => {
    const isMissed = !isOnline || (!isSeen && (unsent ?? 0) === 0)
    return inOrder(
      state,
      change({ isMissed }),
      // A browser may not report when the network is back.
      isOnline ? nothing : planPass(OFFLINE_LOOK_MS, now),
      // A logout may have blocked it during the count.
      isMissed || !mayStart(state) ? nothing : startPass({ isByHand: false }),
    )
  },
}

/** Never a second one: a pass that runs already does the work. */
const startPass =
  ({ isByHand }: { isByHand: boolean }): Act =>
  (state) =>
    state.pass.is === 'none'
      ? inOrder(
          state,
          change({ pass: { is: 'opening', isByHand, hasChanges: false } }),
          emit({ do: 'run-pass', isByHand }),
        )
      : nothing(state)

type PassStep = Extract<SyncEvent, { is: 'pass-began' | 'rows-answered' | 'page-pulled' }>

const advancePass =
  (event: PassStep): Act =>
  (state) => ({ state: { ...state, pass: passAfter(state.pass, event) }, effects: [] })

function passAfter(pass: CurrentPass, event: PassStep): CurrentPass {
  if (event.is === 'pass-began') {
    if (pass.is !== 'opening') return pass
    const isShown = pass.isByHand || event.unsent > 0 || event.isFirst
    const display: PassDisplay = isShown ? { is: 'shown', progress: null } : { is: 'hidden' }
    return { ...pass, is: 'running', unsent: event.unsent, hasSent: false, display }
  }
  if (pass.is !== 'running') return pass
  const before = pass.display.is === 'shown' ? pass.display.progress : null
  const isPage = event.is === 'page-pulled'
  const progress = isPage
    ? progressAfterPage(before, event.done, event.left)
    : progressAfterAnswers(before, event.count, pass.unsent)
  // A background check for news is shown once it has found a lot.
  const isHidden = progress === null && pass.display.is === 'hidden'
  const display: PassDisplay = isHidden ? pass.display : { is: 'shown', progress }
  return { ...pass, hasSent: pass.hasSent || !isPage, display }
}

type PassEnded = Extract<SyncEvent, { is: 'pass-ended' }>

function afterPass(state: SyncSchedule, { result, chance }: PassEnded, now: Instant): SyncStep {
  const { pass } = state
  if (pass.is === 'none') return inOrder(state)
  const follow: SyncEffect = {
    do: 'follow-pass',
    isByHand: pass.isByHand,
    hasSent: pass.is === 'running' && pass.hasSent,
  }
  const isAnswered = result.is === 'done' || result.is === 'refused-some'
  return inOrder(
    state,
    change({ pass: { is: 'none' }, endedAt: now }),
    planAfter(result, chance, now),
    // The count at its end may have missed a change that was saved just then.
    pass.hasChanges && result.is === 'done' && result.unsent === 0 ? countUnsent('change-saved') : nothing,
    isAnswered && state.next.is !== 'stopped' ? emit(follow) : nothing,
    showStatus,
  )
}

const planAfter =
  (result: PassResult, chance: number, now: Instant): Act =>
  (state) => {
    if (result.is === 'other-tab-syncs') return planPass(OTHER_TAB_MS, now)(state)
    if (result.is === 'done') return planAfterSuccess(result.unsent, chance, now)(state)
    const failures = state.failures + 1
    if (result.is === 'session-ended') return inOrder(state, change({ failures }), block)
    const notBefore = result.is === 'server-busy' ? now + (result.retryAfterMs ?? 0) : state.notBefore
    return inOrder(state, change({ failures, notBefore }), planPass(backoffMs(failures, chance), now))
  }

/** Input saved meanwhile goes soon; rows that no call can carry yet must not cause a loop: each time later. */
const planAfterSuccess =
  (unsent: number, chance: number, now: Instant): Act =>
  (state) => {
    const restlessPasses = unsent > 0 ? state.restlessPasses + 1 : 0
    const restMs = restlessPasses === 1 ? SOON_MS : backoffMs(restlessPasses, chance)
    const ms = unsent > 0 ? restMs : REGULAR_MS
    return inOrder(state, change({ failures: 0, restlessPasses }), planPass(ms, now))
  }

const showStatus: Act = (state) => {
  const count = state.counts.begun + 1
  return {
    state: { ...state, counts: { ...state.counts, begun: count } },
    effects: [{ do: 'count-for-status', count }],
  }
}

function afterStatusCount(
  state: SyncSchedule,
  { count, unsent, setAside, syncedAt, isOnline }: Extract<SyncEvent, { is: 'status-counted' }>,
): SyncStep {
  // A count that ends late began before something was saved: "Synced" would be wrong.
  if (count < state.counts.shown) return inOrder(state)
  const counted = inOrder(state, change({ counts: { ...state.counts, shown: count } }))
  const status = statusFromFacts({
    canSync: true,
    isOnline,
    ...shownPass(state.pass),
    hasFailed: state.failures > 0 || isBlocked(state),
    unsent,
    setAside,
    syncedAt,
  })
  if (state.next.is === 'stopped' || sameJson(status, state.status)) return counted
  return inOrder(counted.state, change({ status }), emit({ do: 'publish-status', status }))
}

function shownPass(pass: CurrentPass): Pick<SyncFacts, 'isBusy' | 'progress'> {
  if (pass.is !== 'running' || pass.display.is === 'hidden') return { isBusy: false, progress: null }
  return { isBusy: true, progress: pass.display.progress }
}
