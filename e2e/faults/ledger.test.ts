import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import { expect, test } from 'vitest'
import {
  noteCreate,
  noteDelete,
  noteUpdate,
  findLedgerMismatches,
  type Act,
  type Ledger,
} from '../harness/ledger.ts'
import { someClientId } from '../harness/stamps.ts'

const acked = (act: Act): Act => Object.assign(act, { isAcked: true })

function pulled(
  act: Act,
  changed: { record_id?: number; content?: Record<string, unknown> } = {},
): PulledRecord {
  const content = { ...act.record.content, ...changed.content }
  return {
    record_type: 'pain_record',
    record_id: changed.record_id ?? 1,
    client_id: act.record.client_id,
    content,
  }
}

test('[REL 1b] the oracle requires acknowledged writes, and allows others', () => {
  const ledger: Ledger = new Map()
  const first = acked(noteCreate(ledger))
  const second = noteCreate(ledger)
  expect(findLedgerMismatches(ledger, [pulled(first)])).toEqual([])
  expect(findLedgerMismatches(ledger, [pulled(first), pulled(second, { record_id: 2 })])).toEqual([])
  expect(findLedgerMismatches(ledger, [pulled(second)])).toEqual([
    `${first.record.client_id}: acknowledged and lost`,
  ])
})

test('[REL 1b] the oracle finds doubles, strangers and shared numbers', () => {
  const ledger: Ledger = new Map()
  const act = acked(noteCreate(ledger))
  const { client_id: id } = act.record
  const stranger = someClientId()
  expect(findLedgerMismatches(ledger, [pulled(act), pulled(act, { record_id: 2 })])).toEqual([
    `${id}: there 2 times`,
  ])
  const found = [pulled(act), { ...pulled(act), client_id: stranger }]
  expect(findLedgerMismatches(ledger, found)).toEqual([
    `${stranger}: nobody wrote it`,
    'two records share one record_id',
  ])
})

test('[REL 1b] the oracle finds an older version, and a record that came back', () => {
  const ledger: Ledger = new Map()
  const made = acked(noteCreate(ledger))
  const { client_id: id } = made.record
  const edited = noteUpdate(ledger, id)
  expect(findLedgerMismatches(ledger, [pulled(made)])).toEqual([])
  acked(edited)
  expect(findLedgerMismatches(ledger, [pulled(made)])).toEqual([`${id}: version 1 found, 2 to 2 expected`])
  const deleted = noteDelete(ledger, id)
  expect(findLedgerMismatches(ledger, [pulled(edited)])).toEqual([])
  acked(deleted)
  expect(findLedgerMismatches(ledger, [pulled(edited)])).toEqual([`${id}: deleted and back again`])
  expect(findLedgerMismatches(ledger, [pulled(edited, { content: { deleted: 1 } })])).toEqual([])
})
