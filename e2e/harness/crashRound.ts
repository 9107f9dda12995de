import { setTimeout as wait } from 'node:timers/promises'
import type { ApiAnswer, ApiTarget } from './apiCall.ts'
import { keepWriting, pullAll, resendUnacked } from './diary.ts'
import { ackedCount, findLedgerMismatches, type Ledger } from './ledger.ts'

const WRITERS = 4
const SHORTEST_MS = 120
const LONGEST_MS = 600

export interface CrashRound {
  door: ApiTarget
  ledger: Ledger
  /** Causes the fault, and brings the server back. */
  crash: () => Promise<void>
}

export interface RoundReport {
  acked: number
  /** Answers that arrived and were not a success. */
  refused: ApiAnswer[]
  /** Mismatches right after the fault, and after everything unacknowledged was sent again. */
  wrongsAfterCrash: string[]
  wrongsAfterResend: string[]
}

/** Some devices write, the fault happens meanwhile, the server comes back, and the diary is compared. [REL 1b] */
export async function crashRound({ door, ledger, crash }: CrashRound): Promise<RoundReport> {
  const stopping = new AbortController()
  const before = ackedCount(ledger)
  const writing = Array.from({ length: WRITERS }, () => keepWriting(door, ledger, stopping.signal))
  await wait(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS))
  await crash()
  stopping.abort()
  const refused = (await Promise.all(writing)).flat()
  const acked = ackedCount(ledger) - before
  // On new connections: an old one may still lead to the dead process.
  const after = { ...door, fresh: true }
  const wrongsAfterCrash = findLedgerMismatches(ledger, await pullAll(after))
  await resendUnacked(after, ledger)
  return {
    acked,
    refused,
    wrongsAfterCrash,
    wrongsAfterResend: findLedgerMismatches(ledger, await pullAll(after)),
  }
}
