import { version } from '../../package.json'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { makeAfterPass, type LearnAccount } from './afterPass.ts'
import { retryQuarantinedAfterUpdate } from './retryQuarantined.ts'
import { makeSyncEngine, type EngineParts, type SyncEngine } from './syncEngine.ts'
import { BROWSER_MOMENTS, makeSyncLock } from './syncTiming.ts'

/** The sync engine of a diary in this browser, not started yet. */
export function openEngine(diary: Diary & { database: string }, ask: Ask, learn: LearnAccount): SyncEngine {
  retryQuarantinedAfterUpdate(diary, version).catch(() => undefined)
  const afterPass = makeAfterPass(diary, learn)
  return makeSyncEngine({ diary, ask, lock: makeSyncLock(diary.database), afterPass, ...BROWSER })
}

const BROWSER: Pick<EngineParts, 'run' | 'moments' | 'after' | 'chance' | 'note'> = {
  // Not needed to open the diary: loaded when there is something to exchange.
  run: async (pass) => (await import('./runSync.ts')).runSync(pass),
  moments: BROWSER_MOMENTS,
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  chance: Math.random,
  note: (what, count) => void performance.mark(`sync: ${what}`, { detail: count }),
}
