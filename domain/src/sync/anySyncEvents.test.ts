import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  reduceSync,
  STOPPED_SCHEDULE,
  type PassResult,
  type SyncEffect,
  type SyncEvent,
  type SyncSchedule,
} from './syncSchedule.ts'

const LONGEST_WAIT_MS = 600_000

const RARE_ACTS = ['start', 'stop', 'hold', 'sync by hand', 'other tab syncs', 'note the clock'] as const
const USUAL_ACTS = [
  'save',
  'online',
  'offline',
  'lose the network silently',
  'see',
  'hide',
  'wait',
  'sleep',
  'answer a count',
  'answer all counts',
  'begin the pass',
  'answer rows',
  'pull a page',
  'count at the end of the pass',
  'end the pass',
] as const
type Act = { what: (typeof RARE_ACTS)[number] | (typeof USUAL_ACTS)[number]; n: number }

/** Rare events cancel most of what came before. */
const someActs = fc.array(
  fc.record({
    what: fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...RARE_ACTS) },
      { weight: 20, arbitrary: fc.constantFrom(...USUAL_ACTS) },
    ),
    n: fc.nat(LONGEST_WAIT_MS),
  }),
  { maxLength: 40 },
)

function ensure(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

/** A device that carries out every effect after any delay and in any order. */
class World {
  state: SyncSchedule = STOPPED_SCHEDULE
  now = 1_700_000_000_000
  isOnline = true
  isSeen = true
  unsent = 0
  timerMs: number | null = null
  /** The running pass, and the count at its end. */
  pass: { hasBegun: boolean; unsent: number | null } | null = null
  /** Rows are counted when the count starts; the result may arrive much later. */
  replies: SyncEvent[] = []

  tell(event: SyncEvent): void {
    const { state, effects } = reduceSync(this.state, event, this.now)
    this.state = state
    for (const effect of effects) this.carryOut(effect)
    ensure(
      (this.timerMs !== null) === (state.next.is === 'planned'),
      'a timer is set only for a planned pass',
    )
    ensure((this.pass !== null) === (state.pass.is !== 'none'), 'the schedule knows of the pass')
  }

  carryOut(effect: SyncEffect): void {
    if (effect.do === 'run-pass') {
      ensure(this.pass === null, 'never two passes at once')
      this.pass = { hasBegun: false, unsent: null }
    }
    if (effect.do === 'set-timer') this.timerMs = effect.at - this.now
    if (effect.do === 'cancel-timer') {
      ensure(this.timerMs !== null, 'a timer that is cancelled was set')
      this.timerMs = null
    }
    const { unsent, isOnline, isSeen } = this
    if (effect.do === 'count-unsent') {
      this.replies.push({ is: 'unsent-counted', reason: effect.reason, unsent, isOnline, isSeen })
    }
    if (effect.do === 'count-for-status') {
      const { count } = effect
      this.replies.push({ is: 'status-counted', count, unsent, setAside: 0, syncedAt: this.now, isOnline })
    }
  }

  wait(ms: number): void {
    this.now += ms
    if (this.timerMs === null) return
    this.timerMs -= ms
    if (this.timerMs > 0) return
    this.timerMs = null
    this.tell({ is: 'timer-fired' })
  }

  endPass(n: number): void {
    if (this.pass === null) return
    const results: PassResult[] = [
      { is: 'done', unsent: this.pass.unsent ?? this.unsent },
      { is: 'refused-some' },
      { is: 'failed' },
      { is: 'server-busy', retryAfterMs: n },
      { is: 'session-ended' },
      { is: 'other-tab-syncs' },
    ]
    const result = results[n % results.length]!
    this.pass = null
    this.tell({ is: 'pass-ended', result, chance: n / LONGEST_WAIT_MS })
  }

  act({ what, n }: Act): void {
    if (what === 'start') this.tell({ is: 'started' })
    if (what === 'stop') this.tell({ is: 'stopped' })
    if (what === 'hold') this.tell({ is: 'held' })
    if (what === 'sync by hand') {
      this.tell({ is: 'user-acted' })
      this.tell({ is: 'pass-requested' })
    }
    if (what === 'save') {
      this.unsent += 1
      // While the diary is closed, the schedule gets no event.
      if (this.state.next.is !== 'stopped') this.tell({ is: 'change-saved' })
    }
    if (what === 'other tab syncs') {
      this.unsent = 0
      this.tell({ is: 'other-tab-synced' })
    }
    if (what === 'note the clock') this.tell({ is: 'clock-noted' })
    if (what === 'online' || what === 'offline') {
      this.isOnline = what === 'online'
      this.tell({ is: `went-${what}` })
    }
    if (what === 'lose the network silently') this.isOnline = false
    if (what === 'see') {
      this.isSeen = true
      this.tell({ is: 'page-seen' })
    }
    if (what === 'hide') this.isSeen = false
    if (what === 'wait') this.wait(n)
    if (what === 'sleep') this.now += n
    if (what === 'answer a count') this.answer(n)
    if (what === 'answer all counts') this.answerAll()
    this.actInPass({ what, n })
  }

  actInPass({ what, n }: Act): void {
    if (this.pass === null) return
    if (what === 'begin the pass' && !this.pass.hasBegun) {
      this.pass.hasBegun = true
      this.tell({ is: 'pass-began', unsent: this.unsent, isFirst: n % 2 === 0 })
    }
    if (what === 'answer rows') {
      this.unsent = 0
      this.tell({ is: 'rows-answered', count: n })
    }
    if (what === 'pull a page') this.tell({ is: 'page-pulled', done: n, left: n % 3 })
    if (what === 'count at the end of the pass') this.pass.unsent = this.unsent
    if (what === 'end the pass') this.endPass(n)
  }

  answer(n: number): void {
    const [reply] = this.replies.splice(n % Math.max(1, this.replies.length), 1)
    if (reply !== undefined) this.tell(reply)
  }

  answerAll(): void {
    while (this.replies.length > 0) this.answer(0)
  }
}

const hasPassAhead = ({ next, pass }: SyncSchedule): boolean => next.is === 'planned' || pass.is !== 'none'
const mayPass = ({ next }: SyncSchedule): boolean => next.is !== 'stopped' && next.is !== 'blocked'

test('[SYNC-44, SYNC-45] whatever happens in whatever order, at most one pass runs and at most one timer is set', () => {
  fc.assert(
    fc.property(someActs, (acts) => {
      const world = new World()
      for (const act of acts) world.act(act)
      expect(world.timerMs ?? 0).toBeLessThanOrEqual(LONGEST_WAIT_MS)
    }),
    { numRuns: 1_500 },
  )
})

test('[SYNC-45, SYNC-48] whatever happened, a person who looks finds a pass planned for unsent rows, or reads what it waits for', () => {
  fc.assert(
    fc.property(someActs, (acts) => {
      const world = new World()
      for (const act of [{ what: 'start', n: 0 } as const, ...acts]) world.act(act)
      world.answerAll()
      expect(hasPassAhead(world.state) || world.unsent === 0 || !mayPass(world.state)).toBe(true)
      world.act({ what: 'see', n: 0 })
      world.answerAll()
      if (world.unsent === 0 || world.state.next.is === 'stopped' || hasPassAhead(world.state)) return
      expect(world.state.status).toEqual(
        world.isOnline
          ? { is: 'waiting', count: world.unsent, setAside: 0 }
          : { is: 'saved-here', why: 'offline' },
      )
    }),
    { numRuns: 3_000 },
  )
})

test('[SYNC-45] whatever happened, an open diary with a network syncs within ten minutes after the person acts', () => {
  fc.assert(
    fc.property(someActs, (acts) => {
      const world = new World()
      for (const act of acts) world.act(act)
      world.endPass(2)
      world.replies = []
      for (const what of ['start', 'sync by hand', 'online', 'see'] as const) world.act({ what, n: 0 })
      world.endPass(0)
      world.answerAll()
      world.act({ what: 'save', n: 0 })
      world.answerAll()
      world.wait(LONGEST_WAIT_MS)
      world.answerAll()
      expect(world.pass).not.toBeNull()
    }),
    { numRuns: 1_000 },
  )
})
