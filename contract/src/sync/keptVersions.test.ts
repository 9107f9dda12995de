import { expect, test } from 'vitest'
import { readHistoryEntries } from './keptVersions.ts'

const hlc = '018f00000000-0000-0123456789ab'

test('[SYNC-43] the server’s versions are read one by one, and an invalid one hides no other', () => {
  const good = { group: 'note', hlc, value: { notes: 'a' } }
  const entries = [null, 7, { ...good, hlc: 'yesterday' }, { ...good, group: 1 }, { ...good, more: 1 }]
  expect(readHistoryEntries({ entries })).toEqual([good])
})

test.each([undefined, null, 'none', {}])('[SYNC-43] %j are not versions', (entries) => {
  expect(readHistoryEntries({ entries })).toEqual([])
})
