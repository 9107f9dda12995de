import { expect, test } from 'vitest'
import { earlierValues } from './earlierValues.ts'
import { makeStamp, SERVER_DEVICE } from './stamp.ts'

const HERE = 'aaaaaaaaaaaa'
const OTHER = 'bbbbbbbbbbbb'
const at = (ms: number, device: string) => makeStamp({ ms, counter: 0 }, device)
const note = (notes: string, hlc: string) => ({ group: 'note', hlc, value: { notes } })
const values = new Map<string, unknown>([
  ['note', { notes: 'now' }],
  ['severity', { severity: 6 }],
])

test('[SYNC-43] local values come first, then the server’s, each the newest first and with its origin', () => {
  const here = [note('mine', at(5, HERE)), note('mine later', at(6, HERE))]
  const onServer = [
    note('theirs', at(7, OTHER)),
    { group: 'severity', hlc: at(9, SERVER_DEVICE), value: { severity: 8 } },
  ]
  const told = earlierValues({ values, here, onServer, device: HERE })
  expect(told.map(({ value, origin }) => [value, origin])).toEqual([
    [{ notes: 'mine later' }, 'here'],
    [{ notes: 'mine' }, 'here'],
    [{ severity: 8 }, 'unknown'],
    [{ notes: 'theirs' }, 'elsewhere'],
  ])
})

test('[SYNC-43] a value that both have is listed once, and the current value is not listed', () => {
  const here = [note('mine', at(5, HERE))]
  const onServer = [note('mine', at(5, HERE)), note('mine', at(3, OTHER)), note('now', at(4, OTHER))]
  expect(earlierValues({ values, here, onServer, device: HERE })).toEqual([{ ...here[0], origin: 'here' }])
})

test('[SYNC-43] two groups may have equal values', () => {
  const onServer = [note('x', at(5, HERE)), { group: 'other', hlc: at(5, HERE), value: { notes: 'x' } }]
  expect(earlierValues({ values, here: [], onServer, device: HERE })).toHaveLength(2)
})
