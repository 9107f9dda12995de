import { expect, test } from 'vitest'
import type { LocalRow } from './localRow.ts'
import { SETTINGS_KINDS } from './pushAct.ts'
import { buildPush, canSendKind, isWaitingKind, planTurns } from './pushPlan.ts'
import { deleteRow } from './saveRow.ts'
import { CLOCK, ROW_NOW, aKnownRow, aNewRow, saveValues } from './testing/aRow.ts'

const OWN = '00000000-0000-7000-8000-000000000001'
const BROUGHT = '869ecb9c-7677-5e21-ae62-e9b0528eb5f3'

const asItem = (row: LocalRow, clientId = OWN): LocalRow => ({ ...row, clientId, kind: 'list_field' })
const known = asItem(aKnownRow())
const changed = (values: Record<string, unknown>, row = known) =>
  saveValues(row, values, { at: ROW_NOW + 5 }).row
const actOf = (row: LocalRow) => buildPush(row).sent.act
const plan = (rows: LocalRow[], failCount = 0) =>
  planTurns(rows, { failCount, most: 250, kinds: null }).map((turn) =>
    turn.map(({ act, rows: of }) => `${of[0]!.kind} ${act} ${of.length}`),
  )

test('[SYNC-20] lists are sent before the diary: deletes, edits, creates, then visibility', () => {
  const rows = [
    aNewRow(),
    changed({ shown: { isShow: 0 } }),
    asItem(aNewRow()),
    changed({ name: { value: 'Yoga' } }),
    deleteRow(known, CLOCK, ROW_NOW)!.row,
  ]
  expect(plan(rows)).toEqual([
    ['list_field delete 1'],
    ['list_field update 1'],
    ['list_field create 1'],
    ['list_field show 1'],
    ['record create 1'],
  ])
})

test('[SYNC-20] the profile is sent before all of them, in a separate turn', () => {
  const profile = { ...aNewRow(), clientId: BROUGHT, kind: 'user_profile' }
  expect(plan([aNewRow(), asItem(aNewRow()), profile])).toEqual([
    ['user_profile create 1'],
    ['list_field create 1'],
    ['record create 1'],
  ])
  expect([canSendKind('user_profile', null), canSendKind('of_tomorrow', ['of_tomorrow'])]).toEqual([
    true,
    false,
  ])
})

test('[SYNC-35] settings go after the profile and before the lists, all in one turn', () => {
  const of = (kind: string): LocalRow => ({ ...aNewRow(), clientId: `${kind} 1`, kind })
  const rows = [aNewRow(), asItem(aNewRow()), of('home'), of('filter'), of('user_profile')]
  expect(plan(rows)).toEqual([
    ['user_profile create 1'],
    ['home create 2'],
    ['list_field create 1'],
    ['record create 1'],
  ])
  expect(SETTINGS_KINDS.every((kind) => canSendKind(kind, null))).toBe(true)
})

test('[SYNC-27] conditions, then medications, before the profile: deletes, edits, creates; doses go with the diary', () => {
  const of =
    (kind: string) =>
    (row: LocalRow, n: number): LocalRow => ({ ...row, kind, clientId: `${kind} ${n}` })
  const three = [aNewRow(), changed({ notes: { med_notes: 'x' } }), deleteRow(known, CLOCK, ROW_NOW)!.row]
  const rows = [
    { ...aNewRow(), kind: 'dose' },
    aNewRow(),
    { ...aNewRow(), clientId: BROUGHT, kind: 'user_profile' },
    ...three.map(of('medication')),
    ...three.map(of('condition')),
  ]
  expect(plan(rows)).toEqual([
    ['condition delete 1'],
    ['condition update 1'],
    ['condition create 1'],
    ['medication delete 1'],
    ['medication update 1'],
    ['medication create 1'],
    ['user_profile create 1'],
    ['dose create 2'],
  ])
})

test('[SYNC-20, D30] a condition of the catalogue has an id like a built-in item, and is created all the same', () => {
  expect(actOf({ ...aNewRow(), clientId: BROUGHT, kind: 'condition' })).toBe('create')
})

test('[SYNC-20] a kind without its own calls waits', () => {
  expect(plan([{ ...aNewRow(), kind: 'of_tomorrow' }])).toEqual([])
})

test('[SYNC-17] list items too are sent alone after eleven failures', () => {
  expect(plan([asItem(aNewRow()), asItem(aNewRow(), 'b')], 11)).toEqual([
    ['list_field create 1', 'list_field create 1'],
  ])
})

test('[SYNC-20] a built-in item is shown or hidden, whether or not the server has a row for it', () => {
  expect(actOf(asItem(aNewRow(), BROUGHT))).toBe('show')
  expect(actOf(changed({ position: { position: 3 } }, asItem(aKnownRow(), BROUGHT)))).toBe('show')
})

test('[SYNC-20] an item of which more has changed is edited', () => {
  const hidden = changed({ shown: { isShow: 0 }, position: { position: 3 } })
  expect(actOf(hidden)).toBe('show')
  expect(actOf(changed({ icon: { icon_code: 'sun' } }, hidden))).toBe('update')
  expect(actOf({ ...hidden, lost: [{ group: 'name', hlc: 'x', value: 1 }] })).toBe('update')
})

test('[D28] a deleted custom item that the server may not know is sent as a create', () => {
  expect(actOf(deleteRow({ ...asItem(aNewRow()), sent: true }, CLOCK, ROW_NOW)!.row)).toBe('create')
})

test('[COMP-2, D66] day values are sent in the turn of the diary, and only to a server that names their kind', () => {
  const month = { ...aNewRow(), clientId: BROUGHT, kind: 'signal' }
  const turnsFor = (kinds: string[] | null) =>
    planTurns([aNewRow(), month], { failCount: 0, most: 250, kinds }).map((turn) =>
      turn.flatMap(({ rows }) => rows.map(({ kind }) => kind)),
    )
  expect(turnsFor(['record', 'signal'])).toEqual([['record', 'signal']])
  for (const kinds of [null, [], ['record']]) expect(turnsFor(kinds)).toEqual([['record']])
  expect([null, [], ['signal']].map((kinds) => isWaitingKind('signal', kinds))).toEqual([true, false, true])
})
