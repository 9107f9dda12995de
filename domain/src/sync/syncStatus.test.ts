import { expect, test } from 'vitest'
import { statusFromFacts, type SyncFacts, type SyncStatus } from './syncStatus.ts'

const FACTS: SyncFacts = {
  canSync: true,
  isOnline: true,
  isBusy: false,
  progress: null,
  hasFailed: false,
  unsent: 0,
  setAside: 0,
  syncedAt: 1_700_000_000_000,
}
const SYNCED: SyncStatus = { is: 'synced', at: 1_700_000_000_000 }
const SAVED_HERE = (why: 'no-account' | 'offline' | 'not-yet'): SyncStatus => ({ is: 'saved-here', why })

test.each<[string, Partial<SyncFacts>, SyncStatus]>([
  ['all is exchanged', {}, SYNCED],
  ['nobody is signed in', { canSync: false }, SAVED_HERE('no-account')],
  ['there is no network', { isOnline: false, unsent: 2 }, SAVED_HERE('offline')],
  ['nothing was ever exchanged', { syncedAt: null }, SAVED_HERE('not-yet')],
  ['a record was just saved', { unsent: 1 }, SAVED_HERE('not-yet')],
  ['a pass is under way', { isBusy: true, unsent: 1, hasFailed: true }, { is: 'syncing' }],
  [
    'a pass failed with records left',
    { hasFailed: true, unsent: 3 },
    { is: 'waiting', count: 3, setAside: 0 },
  ],
  ['a pass failed with nothing left', { hasFailed: true }, SYNCED],
  ['a record was set aside', { setAside: 1 }, { is: 'waiting', count: 1, setAside: 1 }],
])('[SYNC 1.4.5] the tag is true when %s', (_when, facts, status) => {
  expect(statusFromFacts({ ...FACTS, ...facts })).toEqual(status)
})

test('[SYNC-29] a pass with something to count shows its progress, and a finished one does not', () => {
  const progress = { way: 'down', done: 2_500, total: 10_000 } as const
  expect(statusFromFacts({ ...FACTS, isBusy: true, progress })).toEqual({ is: 'syncing', progress })
  expect(statusFromFacts({ ...FACTS, progress })).toEqual(SYNCED)
})
