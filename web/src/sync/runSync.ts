import { countSyncFailure, clearSyncFailures } from '@reprieve/domain/sync/syncState.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { fetchMissing } from './pass/missingRows.ts'
import { pullPages } from './pass/pullPages.ts'
import { pushRows, type NameHolders, type PushOutcome } from './pass/pushRows.ts'
import { resolveNameCycles } from './pass/resolveNameCycles.ts'
import type { Pass, PassStop } from './pass/syncPass.ts'
import { storeSyncedAt } from './syncedAt.ts'

export type PassEnd = { is: 'done' } | { is: 'refused-some' } | { is: 'stopped'; stop: PassStop }

/** One pass: pulls the changes of others, pushes what is unsent, and pulls again if anything was pushed. */
export async function runSync(pass: Pass): Promise<PassEnd> {
  const { diary } = pass
  const fault = await fetchMissing(pass)
  if (fault !== null) return { is: 'stopped', stop: { why: 'storage', fault } }
  const first = await pullPages(pass)
  if (first !== null) return { is: 'stopped', stop: first }

  const { requests, hasFailed, stop } = await pushAll(pass)
  if (requests > 0) await countPass(diary, hasFailed || isFailure(stop))
  if (stop !== null) return { is: 'stopped', stop }

  const second = requests === 0 ? null : await pullPages(pass)
  if (second !== null) return { is: 'stopped', stop: second }
  if (hasFailed) return { is: 'refused-some' }
  await storeSyncedAt(diary, diary.now())
  return { is: 'done' }
}

const MOST_ROUNDS = 3

/** Pushes again rows that a restored server has lost, which become creates, and duplicates, which become edits. */
async function pushAll(pass: Pass): Promise<PushOutcome> {
  const holders: NameHolders = new Map()
  let all = await pushRows(pass, holders)
  for (let round = 1; round < MOST_ROUNDS && all.goesAgain && all.stop === null; round++) {
    const untied = await resolveNameCycles(pass, holders)
    if (untied.stop !== null) return { ...all, requests: all.requests + untied.requests, stop: untied.stop }
    const again = await pushRows(pass, holders)
    all = {
      ...again,
      requests: all.requests + untied.requests + again.requests,
      hasFailed: all.hasFailed || again.hasFailed,
    }
  }
  return all
}

/**
 * Only for passes that sent something: the count decides whether each row is sent alone. Otherwise a day without a
 * network would end in one request per row. [SYNC-17]
 */
async function countPass(diary: Diary, hasFailed: boolean): Promise<void> {
  await changeRows(diary, [], ({ state }) => {
    if (hasFailed) return { state: countSyncFailure(state) }
    return state.failCount === 0 ? {} : { state: clearSyncFailures(state) }
  })
}

// A busy server or an ended session says nothing about the rows.
const isFailure = (stop: PassStop | null): boolean => stop?.why === 'unreachable'
