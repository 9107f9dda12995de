import { version } from '../../package.json'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { makeAfterPass, type LearnAccount } from './afterPass.ts'
import { retryQuarantinedAfterUpdate } from './retryQuarantined.ts'
import { askWhile, makeSyncEngine, type EngineParts, type SyncEngine } from './syncEngine.ts'
import { BROWSER_MOMENTS, makeSyncLock } from './syncTiming.ts'

/** The server as one diary uses it. */
export interface DiaryServer extends Pick<EngineParts, 'ask' | 'isTheirs'> {
  /** Fetches what only the server knows of the account. */
  learnAccount: (ask: Ask) => ReturnType<LearnAccount>
  fetchValues: (ask: Ask) => Promise<unknown>
}

/** Starts the sync engine of a diary in this browser; `stop` ends it. */
export function startEngine(
  diary: Diary & { database: string },
  { ask, isTheirs, learnAccount, fetchValues }: DiaryServer,
): { engine: SyncEngine; stop: () => void } {
  retryQuarantinedAfterUpdate(diary, version).catch(() => undefined)
  const askForThem = askWhile(isTheirs, ask)
  const afterPass = makeAfterPass(diary, () => learnAccount(askForThem))
  const lock = makeSyncLock(diary.database)
  const engine = makeSyncEngine({ diary, ask, isTheirs, lock, afterPass, ...BROWSER })
  const stop = engine.start()
  // Beside the sync and never before it: nothing waits for these values. [SES-7]
  fetchValues(askForThem).catch(() => undefined)
  return { engine, stop }
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
