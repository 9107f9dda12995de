import { expect, test } from 'vitest'
import {
  reduceSync,
  STOPPED_SCHEDULE,
  type PassResult,
  type SyncEffect,
  type SyncEvent,
  type SyncSchedule,
} from './syncSchedule.ts'

const NOW = 1_700_000_000_000
const SEEN = { isOnline: true, isSeen: true }

/** The state after these events at the same moment, and the effects of the last one. */
function after(state: SyncSchedule, events: readonly SyncEvent[], now = NOW) {
  return events.reduce<{ state: SyncSchedule; effects: readonly SyncEffect[] }>(
    (step, event) => reduceSync(step.state, event, now),
    { state, effects: [] },
  )
}

/** Without the counts for the status, which follow almost every event. */
const acts = ({ effects }: { effects: readonly SyncEffect[] }) =>
  effects.filter((effect) => effect.do !== 'count-for-status')

const STARTED = after(STOPPED_SCHEDULE, [{ is: 'started' }]).state
const looked = (unsent: number | null, seen: Partial<typeof SEEN> = {}): SyncEvent => ({
  is: 'unsent-counted',
  reason: 'timer-fired',
  unsent,
  ...SEEN,
  ...seen,
})
const saved = (unsent: number): SyncEvent => ({
  is: 'unsent-counted',
  reason: 'change-saved',
  unsent,
  ...SEEN,
})
const otherTabSynced = (unsent: number | null): SyncEvent => ({
  is: 'unsent-counted',
  reason: 'other-tab-synced',
  unsent,
  ...SEEN,
})
const ended = (result: PassResult): SyncEvent => ({ is: 'pass-ended', result, chance: 1 })
const counted = (count: number, facts: { unsent?: number; syncedAt?: number | null } = {}): SyncEvent => ({
  is: 'status-counted',
  count,
  unsent: 0,
  setAside: 0,
  syncedAt: NOW,
  isOnline: true,
  ...facts,
})

const PASS: readonly SyncEvent[] = [{ is: 'timer-fired' }, looked(0)]
const RUNNING = after(STARTED, PASS).state
const REGULAR = after(RUNNING, [ended({ is: 'done', unsent: 0 })]).state
const SESSION_ENDED = after(RUNNING, [ended({ is: 'session-ended' })]).state

test('[SYNC-45] opening the diary plans a pass immediately, and the timer starts it', () => {
  expect(acts(after(STOPPED_SCHEDULE, [{ is: 'started' }]))).toEqual([{ do: 'set-timer', at: NOW }])
  expect(acts(after(STARTED, [{ is: 'timer-fired' }]))).toEqual([
    { do: 'count-unsent', reason: 'timer-fired' },
  ])
  expect(acts(after(STARTED, PASS))).toEqual([{ do: 'run-pass', isByHand: false }])
})

test('[SYNC-45] the next pass follows after five minutes, and a save brings it forward to one second', () => {
  expect(REGULAR.next).toEqual({ is: 'planned', at: NOW + 300_000 })
  expect(acts(after(REGULAR, [{ is: 'change-saved' }]))).toEqual([
    { do: 'count-unsent', reason: 'change-saved' },
  ])
  expect(acts(after(REGULAR, [saved(1)]))).toEqual([{ do: 'set-timer', at: NOW + 1_000 }])
  expect(acts(after(REGULAR, [saved(0)]))).toEqual([])
})

test('[SYNC-45] a second save within the second leaves the timer as it is', () => {
  const { state } = after(REGULAR, [saved(1)])
  expect(acts(after(state, [saved(2)], NOW + 600))).toEqual([])
})

test('[SYNC-45] a save during a pass is left to the count at its end', () => {
  const { state, effects } = after(RUNNING, [{ is: 'change-saved' }])
  expect(acts({ effects })).toEqual([])
  const { next } = after(state, [ended({ is: 'done', unsent: 1 })]).state
  expect(next).toEqual({ is: 'planned', at: NOW + 1_000 })
})

test('[SYNC-45] a save that the count at the end of a pass may have missed is counted once more', () => {
  const { state } = after(RUNNING, [{ is: 'change-saved' }])
  const again = acts(after(state, [ended({ is: 'done', unsent: 0 })]))
  expect(again).toContainEqual({ do: 'count-unsent', reason: 'change-saved' })
  expect(acts(after(RUNNING, [ended({ is: 'done', unsent: 0 })]))).not.toContainEqual(again[1])
})

test.each<[string, SyncEvent, number, number | null]>([
  ['going online', { is: 'went-online' }, 1_000, 1_000],
  ['the page, seen again within half a minute', { is: 'page-seen' }, 30_000, null],
  ['the page, seen again later', { is: 'page-seen' }, 30_001, 30_001],
  ['going offline', { is: 'went-offline' }, 60_000, null],
  ['a note about the clock', { is: 'clock-noted' }, 60_000, null],
])('[SYNC-45] whether it plans a pass immediately: %s', (_what, event, ms, at) => {
  const planned = at === null ? [] : [{ do: 'set-timer', at: NOW + at }]
  expect(acts(after(REGULAR, [event], NOW + ms))).toEqual(planned)
})

test.each<[string, number | null, Partial<typeof SEEN>, SyncEffect[]]>([
  ['seen, nothing unsent', 0, {}, [{ do: 'run-pass', isByHand: false }]],
  ['hidden, nothing unsent', 0, { isSeen: false }, []],
  ['hidden, something unsent', 1, { isSeen: false }, [{ do: 'run-pass', isByHand: false }]],
  ['hidden, not countable', null, { isSeen: false }, []],
  ['seen, not countable', null, {}, [{ do: 'run-pass', isByHand: false }]],
  ['offline', 1, { isOnline: false }, [{ do: 'set-timer', at: NOW + 15_000 }]],
])('[SYNC-46] the effect of a timer: %s', (_when, unsent, seen, effects) => {
  expect(acts(after(STARTED, [{ is: 'timer-fired' }, looked(unsent, seen)]))).toEqual(effects)
})

test('[SYNC-46] a skipped pass is made up for as soon as the page is seen, however soon', () => {
  const { state } = after(REGULAR, [{ is: 'timer-fired' }, looked(0, { isSeen: false })])
  expect(state.next).toEqual({ is: 'unplanned' })
  expect(acts(after(state, [{ is: 'page-seen' }]))).toEqual([{ do: 'set-timer', at: NOW }])
})

test.each<PassResult>([{ is: 'failed' }, { is: 'refused-some' }, { is: 'server-busy', retryAfterMs: null }])(
  '[SYNC-47] each further failure doubles the wait, and a success ends that: %j',
  (result) => {
    const fail = [...PASS, ended(result)]
    const waits = [1, 2, 3, 20].map((times) => {
      const { next } = after(STARTED, Array.from({ length: times }, () => fail).flat()).state
      return next.is === 'planned' ? next.at - NOW : null
    })
    expect(waits).toEqual([2_000, 4_000, 8_000, 300_000])
    const { failures } = after(STARTED, [...fail, ...PASS, ended({ is: 'done', unsent: 0 })]).state
    expect(failures).toBe(0)
  },
)

test('[SYNC-47] rows that each pass leaves are tried later each time', () => {
  const left = [...PASS, ended({ is: 'done', unsent: 1 })]
  const waits = [1, 2, 3].map((times) => {
    const { next } = after(STARTED, Array.from({ length: times }, () => left).flat()).state
    return next.is === 'planned' ? next.at - NOW : null
  })
  expect(waits).toEqual([1_000, 4_000, 8_000])
})

test('[SYNC-47] no pass starts before the time that the server gave', () => {
  const { state } = after(RUNNING, [ended({ is: 'server-busy', retryAfterMs: 60_000 })])
  expect(state.next).toEqual({ is: 'planned', at: NOW + 60_000 })
  expect(acts(after(state, [saved(1), { is: 'went-online' }], NOW + 1_000))).toEqual([])
  const restarted = after(state, [{ is: 'stopped' }, { is: 'started' }]).state
  expect(restarted.next).toEqual({ is: 'planned', at: NOW + 60_000 })
})

test('[SYNC-44] a pass that runs is the only one, whatever asks for another', () => {
  expect(acts(after(RUNNING, [looked(1)]))).toEqual([])
  expect(acts(after(RUNNING, [{ is: 'pass-requested' }]))).toEqual([])
})

test('[SYNC-44] while another tab syncs, this one tries again after 5 s', () => {
  const { next } = after(RUNNING, [ended({ is: 'other-tab-syncs' })]).state
  expect(next).toEqual({ is: 'planned', at: NOW + 5_000 })
})

test('[SYNC-44] after another tab has synced, this one waits five minutes from then, and forgets its failures', () => {
  const { state } = after(RUNNING, [ended({ is: 'failed' })])
  const rested = after(state, [otherTabSynced(0)], NOW + 1_500)
  expect(acts(rested)).toEqual([{ do: 'cancel-timer' }, { do: 'set-timer', at: NOW + 301_500 }])
  expect([rested.state.failures, rested.state.endedAt]).toEqual([0, NOW + 1_500])
})

test.each<[string, SyncSchedule, number | null]>([
  ['something is unsent here', REGULAR, 1],
  ['nobody can count', REGULAR, null],
  ['a pass runs here', RUNNING, 0],
  ['the diary is closed', STOPPED_SCHEDULE, 0],
])('[SYNC-44] the pass of another tab changes nothing when %s', (_when, state, unsent) => {
  expect(after(state, [otherTabSynced(unsent)])).toEqual({ state, effects: [] })
})

test.each<SyncEvent>([{ is: 'went-online' }, { is: 'page-seen' }, saved(1), looked(1), otherTabSynced(0)])(
  '[SYNC-48] after the session has ended, $is starts nothing',
  (event) => {
    expect(acts(after(SESSION_ENDED, [event], NOW + 3_600_000))).toEqual([])
  },
)

test('[SYNC-48] an ended session cancels the timer that was set during the pass', () => {
  expect(acts(after(RUNNING, [{ is: 'went-online' }, ended({ is: 'session-ended' })]))).toEqual([
    { do: 'cancel-timer' },
  ])
})

test('[SYNC-48] a logout cancels the timer, and a pass whose timer had fired does not begin', () => {
  expect(acts(after(REGULAR, [{ is: 'held' }]))).toEqual([{ do: 'cancel-timer' }])
  expect(acts(after(REGULAR, [{ is: 'timer-fired' }, { is: 'held' }, looked(1)]))).toEqual([])
})

test('[SYNC-48] a blocked diary that is closed and opened again stays blocked', () => {
  const again = after(SESSION_ENDED, [{ is: 'stopped' }, { is: 'started' }])
  expect([again.state.next, acts(again)]).toEqual([{ is: 'blocked' }, []])
})

test('[SYNC-48] an act of the person resumes it, and their pass counts as one by hand', () => {
  const freed = after(SESSION_ENDED, [{ is: 'user-acted' }])
  expect(freed.state.next).toEqual({ is: 'unplanned' })
  expect(acts(after(freed.state, [{ is: 'pass-requested' }]))).toEqual([{ do: 'run-pass', isByHand: true }])
})

test('[SYNC-49] a timer that should have fired while the machine slept is set again', () => {
  const late = NOW + 8 * 3_600_000
  expect(acts(after(REGULAR, [saved(1)], late))).toEqual([{ do: 'set-timer', at: late + 1_000 }])
})

test('[SYNC-49] a clock that was set back a year does not extend the time that the server gave', () => {
  const { state } = after(RUNNING, [ended({ is: 'server-busy', retryAfterMs: 60_000 })])
  const past = NOW - 365 * 86_400_000
  const { next } = after(state, [...PASS, ended({ is: 'done', unsent: 0 })], past).state
  expect(next).toEqual({ is: 'planned', at: past + 300_000 })
})

test.each<[string, boolean, { unsent: number; isFirst: boolean }, boolean]>([
  ['only looks for news', false, { unsent: 0, isFirst: false }, false],
  ['has something to send', false, { unsent: 1, isFirst: false }, true],
  ['is the first', false, { unsent: 0, isFirst: true }, true],
  ['is asked for', true, { unsent: 0, isFirst: false }, true],
])('[SYNC-50] whether a pass is shown that %s', (_what, isByHand, facts, isShown) => {
  const begin: SyncEvent[] = isByHand ? [{ is: 'pass-requested' }] : PASS.slice()
  const { state } = after(STARTED, [...begin, { is: 'pass-began', ...facts }, counted(9)])
  expect(state.status.is === 'syncing').toBe(isShown)
})

test('[SYNC-29, SYNC-50] a look for news that finds several pages is shown with its progress, until it ends', () => {
  const pages = after(RUNNING, [
    { is: 'pass-began', unsent: 0, isFirst: false },
    { is: 'page-pulled', done: 2_500, left: 2_500 },
    counted(9),
  ])
  const progress = { way: 'down', done: 2_500, total: 5_000 }
  expect(acts(pages)).toEqual([{ do: 'publish-status', status: { is: 'syncing', progress } }])
  const over = after(pages.state, [ended({ is: 'done', unsent: 0 }), counted(10)])
  expect(acts(over)).toEqual([{ do: 'publish-status', status: { is: 'synced', at: NOW } }])
})

test('[SYNC-50] a count that ends late changes nothing, and neither does one with the same result', () => {
  const shown = after(REGULAR, [counted(5, { unsent: 1 })])
  expect(acts(after(shown.state, [counted(4)]))).toEqual([])
  const synced = after(shown.state, [counted(6)])
  expect(acts(synced)).toEqual([{ do: 'publish-status', status: { is: 'synced', at: NOW } }])
  expect(acts(after(synced.state, [counted(7)]))).toEqual([])
})

test('[SYNC-50] a closed diary shows nothing new', () => {
  expect(acts(after(REGULAR, [{ is: 'stopped' }, counted(9)]))).toEqual([])
})

test.each<[PassResult, boolean]>([
  [{ is: 'done', unsent: 0 }, true],
  [{ is: 'refused-some' }, true],
  [{ is: 'failed' }, false],
  [{ is: 'session-ended' }, false],
  [{ is: 'other-tab-syncs' }, false],
])('[SYNC 1.4.2] only a pass that was answered is followed up: %j', (result, isFollowed) => {
  const { state } = after(RUNNING, [
    { is: 'pass-began', unsent: 1, isFirst: false },
    { is: 'rows-answered', count: 1 },
  ])
  const follow = acts(after(state, [ended(result)])).filter((effect) => effect.do === 'follow-pass')
  expect(follow).toEqual(isFollowed ? [{ do: 'follow-pass', isByHand: false, hasSent: true }] : [])
  expect(acts(after(state, [{ is: 'stopped' }, ended(result)]))).toEqual([])
})
