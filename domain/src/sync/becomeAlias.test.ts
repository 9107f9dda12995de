import { expect, test } from 'vitest'
import { applyAnswer, type RowResponse, type RowReply } from './applyAnswer.ts'
import { becomeAlias } from './becomeAlias.ts'
import { emptyRow, type LocalRow } from './localRow.ts'
import { buildPush } from './pushPlan.ts'
import { ROW_NOW, saveValues, stampAt } from './testing/aRow.ts'

const [COPY, KEPT] = ['00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001']
const NAME = { value: 'Yoga', type: 'location' }

const aCopy = (): LocalRow => {
  const { row } = saveValues(emptyRow(COPY, 'list_field'), { name: NAME, shown: { isShow: 1 } })
  return buildPush(row).row
}
const theirs = stampAt(ROW_NOW + 50)
const answer: RowResponse = {
  code: 0,
  isNow: KEPT,
  idOnServer: 1_000_000,
  stamps: new Map([
    ['name', theirs],
    ['shown', theirs],
  ]),
  values: new Map<string, unknown>([
    ['name', { ...NAME, value: 'yoga' }],
    ['shown', { isShow: 0 }],
  ]),
}
const answered = (row: LocalRow, to = answer): RowReply => ({
  sent: buildPush(row).sent,
  answer: to,
  serverTime: ROW_NOW,
  isAlone: false,
})

test('[SYNC-21] the copy is removed, and the server’s item replaces it', () => {
  const own = aCopy()
  const { rows, drop } = becomeAlias({ own, kept: undefined }, answered(own))
  expect(drop).toEqual([own])
  expect(rows).toMatchObject([
    { clientId: KEPT, kind: 'list_field', idOnServer: 1_000_000, sent: true, dirty: false },
  ])
  expect(rows[0]!.groups.get('shown')).toEqual({ v: { isShow: 0 }, s: theirs })
})

test('[SYNC-14] a copy that was changed meanwhile stays in the queue, and nothing is taken', () => {
  const own = aCopy()
  const later = saveValues(own, { shown: { isShow: 0 } }, { at: ROW_NOW + 9 }).row
  for (const now of [later, undefined])
    expect(becomeAlias({ own: now, kept: undefined }, answered(own))).toEqual({ rows: [], drop: [] })
})

test('[SYNC-21] unsent history of the copy is sent with the remaining item', () => {
  const own = aCopy()
  const lost = [{ group: 'name', hlc: stampAt(ROW_NOW - 9), value: { value: 'Stretching' } }]
  const { rows } = becomeAlias({ own: { ...own, lost }, kept: undefined }, answered(own))
  expect(rows).toMatchObject([{ clientId: KEPT, lost, dirty: true }])
})

test('[SYNC-16] values of the remaining item are left to the pull, and missing ones are added', () => {
  const own = aCopy()
  const before = saveValues(emptyRow(KEPT, 'list_field'), { shown: { isShow: 1 } }).row
  const kept = { ...before, pend: new Set<string>(), dirty: false }
  const [row] = becomeAlias({ own, kept }, answered(own)).rows
  expect(row!.groups.get('shown')).toEqual(kept.groups.get('shown'))
  expect(row!.groups.get('name')?.v).toEqual({ ...NAME, value: 'yoga' })
})

test('[SYNC-13] an edit of the item that stays, which no server has seen, is not lost over it', () => {
  const own = aCopy()
  const kept = saveValues(emptyRow(KEPT, 'list_field'), { shown: { isShow: 1 } }, { at: ROW_NOW + 90 }).row
  const { rows } = becomeAlias({ own, kept }, answered(own))
  expect(rows[0]).toMatchObject({ dirty: true, pend: new Set(['shown', 'deleted']) })
  expect(rows[0]!.groups.get('shown')?.v).toEqual({ isShow: 1 })
})

test('[D28] a built-in item that an older server does not know is quarantined, and never sent as a create', () => {
  const row = { ...aCopy(), clientId: '869ecb9c-7677-5e21-ae62-e9b0528eb5f3' }
  const missing = { ...answer, code: 204, stamps: new Map(), values: null }
  expect(applyAnswer(row, answered(row, missing))).toMatchObject({ setAside: { code: 204 } })
})
