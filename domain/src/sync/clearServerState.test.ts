import { expect, test } from 'vitest'
import { emptyRow, type LocalRow } from './localRow.ts'
import { CLOCK_START, type Stamp } from './stamp.ts'
import { firstState } from './syncState.ts'
import { clearServerState } from './clearServerState.ts'

const STAMP = '0000000003e8-0000-00000000000a' as Stamp
const CLOCK = { device: '00000000000a', hlc: { ...CLOCK_START, ms: 1_000 }, offset: 5 }
const STATE = { ...firstState(CLOCK, 4), cursor: 90, epoch: 'e1', failCount: 2 }

const row = (own: Partial<LocalRow>): LocalRow => ({
  ...emptyRow('a', 'record'),
  groups: new Map([['severity', { v: 7, s: STAMP }]]),
  sent: true,
  ...own,
})

test('[ACC-22] rows that the server knew are offered again, with a number of this device', () => {
  const { rows, state } = clearServerState(
    [row({ idOnServer: 31 }), row({ clientId: 'b', idOnServer: 32, localId: 2 }), row({ clientId: 'c' })],
    STATE,
  )
  expect(rows.map(({ localId, idOnServer }) => [localId, idOnServer])).toEqual([
    [5, null],
    [2, null],
    [6, null],
  ])
  expect(rows.every(({ sent, dirty, pend }) => !sent && dirty && pend.has('severity'))).toBe(true)
  expect(state).toEqual({ ...STATE, cursor: 0, epoch: null, failCount: 0, lastLocalId: 6 })
})

test('[ACC-22] rows that the old server refused may be accepted by the next', () => {
  const { rows } = clearServerState([row({ setAside: { code: 227 }, refusals: 3 })], STATE)
  expect([rows[0]?.setAside, rows[0]?.refusals]).toEqual([null, 0])
})

test('[ACC-22] rows keep their values and stamps', () => {
  const before = row({ idOnServer: 31 })
  const { rows } = clearServerState([before], STATE)
  expect(rows[0]?.groups).toEqual(before.groups)
})
