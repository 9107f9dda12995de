import { RESULT } from '@reprieve/contract/codes.ts'
import { NOON, aDiary } from '../../local/testing/aDiary.ts'
import type { PassFacts } from '../afterPass.ts'
import type { Pass } from '../pass/syncPass.ts'
import type { PassEnd } from '../runSync.ts'
import { makeSyncEngine } from '../syncEngine.ts'
import { storeSyncedAt } from '../syncedAt.ts'
import { aDoorbell } from './aDoorbell.ts'
import { makeTestId, writeTestRecord } from './aPass.ts'

interface EngineOf {
  ends?: PassEnd[]
  isOnline?: boolean
  /** What each pass does while it runs. */
  tells?: (pass: Pass) => Promise<void> | void
  /** What follows each pass. */
  follows?: () => Promise<void>
}

/** An engine whose time only moves when the test moves it, and whose passes end as the test says. */
export function anEngine({ ends = [], isOnline = true, tells, follows }: EngineOf = {}) {
  const world = { now: NOON, isOnline, isSeen: true, isLocked: false, isTheirs: true }
  const passes: Pass[] = []
  const afters: PassFacts[] = []
  const timers = new Set<{ at: number; act: () => void }>()
  let tell: (moment: 'online' | 'offline' | 'seen') => void = () => {}
  const diary = { ...aDiary({ now: () => world.now }), doorbell: aDoorbell() }
  const engine = makeSyncEngine({
    diary,
    ask: async () => ({ reached: true, code: RESULT.ok, message: '', body: {} }),
    isTheirs: () => world.isTheirs,
    run: async (pass) => {
      passes.push(pass)
      await tells?.(pass)
      const end = ends.shift() ?? { is: 'done' }
      if (end.is === 'done') await storeSyncedAt(diary, world.now)
      return end
    },
    lock: async ({ waits }, work) => (world.isLocked && !waits ? 'busy' : work()),
    moments: {
      isOnline: () => world.isOnline,
      isSeen: () => world.isSeen,
      listen: (listener) => {
        tell = listener
        return () => {}
      },
    },
    after: (ms, act) => {
      const timer = { at: world.now + ms, act }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    chance: () => 1,
    note: () => {},
    afterPass: async (facts) => {
      afters.push(facts)
      await follows?.()
    },
  })
  const stop = engine.start()
  const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
  const wait = async (ms: number): Promise<void> => {
    world.now += ms
    for (const timer of timers) {
      if (timer.at > world.now) continue
      timers.delete(timer)
      timer.act()
    }
    await settled()
  }
  /** The wall clock advances; the timers of a sleeping machine do not. */
  const sleep = (ms: number): void => {
    world.now += ms
    for (const timer of timers) timer.at += ms
  }
  const tellOf = async (moment: 'online' | 'offline' | 'seen'): Promise<void> => {
    tell(moment)
    await settled()
  }
  return {
    world,
    diary,
    engine,
    stop,
    passes,
    afters,
    wait,
    sleep,
    tell: tellOf,
    saves: () => writeTestRecord(diary, makeTestId(1), { note: 'x' }),
  }
}
