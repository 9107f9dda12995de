import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import { someClientId, recordVersion, tombstone, type TestRecord } from './stamps.ts'

export type ActCall = 'sync/create-records' | 'sync/update-records' | 'sync/delete-records'

/** One act of a person on one record, and whether the server acknowledged it. */
export interface Act {
  call: ActCall
  record: TestRecord
  version: number
  isAcked: boolean
}

/** The acts on each record, in order. */
export type Ledger = Map<string, Act[]>

function actsOf(ledger: Ledger, clientId: string): Act[] {
  return ledger.get(clientId) ?? []
}

export function noteCreate(ledger: Ledger): Act {
  const clientId = someClientId()
  return note(ledger, {
    call: 'sync/create-records',
    record: recordVersion(clientId, 1),
    version: 1,
    isAcked: false,
  })
}

export function noteUpdate(ledger: Ledger, clientId: string): Act {
  const version = actsOf(ledger, clientId).length + 1
  return note(ledger, {
    call: 'sync/update-records',
    record: recordVersion(clientId, version),
    version,
    isAcked: false,
  })
}

export function noteDelete(ledger: Ledger, clientId: string): Act {
  const version = actsOf(ledger, clientId).length + 1
  return note(ledger, { call: 'sync/delete-records', record: tombstone(clientId), version, isAcked: false })
}

export const isDeleted = (acts: readonly Act[]): boolean => acts.at(-1)?.call === 'sync/delete-records'
export const unackedActs = (ledger: Ledger): Act[] =>
  [...ledger.values()].flat().filter((act) => !act.isAcked)
export const ackedCount = (ledger: Ledger): number =>
  [...ledger.values()].flat().filter((act) => act.isAcked).length

/**
 * The oracle: every acknowledged write is there once, every other 0 or 1 times, and nothing else is there. Returns the
 * mismatches, in words. [REL 1b]
 */
export function findLedgerMismatches(ledger: Ledger, pulled: readonly PulledRecord[]): string[] {
  const records = pulled.filter((record) => record.record_type === 'pain_record')
  const byClient = Map.groupBy(records, (record) => record.client_id ?? '')
  const strangers = [...byClient.keys()].filter((id) => !ledger.has(id)).map((id) => `${id}: nobody wrote it`)
  const numbers = new Set(records.map((record) => record.record_id))
  const shared = numbers.size === records.length ? [] : ['two records share one record_id']
  const wrongs = [...ledger].flatMap(([id, acts]) =>
    wrongsOf(acts, byClient.get(id) ?? []).map((why) => `${id}: ${why}`),
  )
  return [...strangers, ...shared, ...wrongs]
}

function wrongsOf(acts: readonly Act[], found: readonly PulledRecord[]): string[] {
  if (found.length > 1) return [`there ${found.length} times`]
  const [record] = found
  const isAcked = acts.some((act) => act.isAcked)
  if (record === undefined) return isAcked ? ['acknowledged and lost'] : []
  return [...wrongVersion(acts, record), ...wrongDeletion(acts, record)]
}

function wrongVersion(acts: readonly Act[], record: PulledRecord): string[] {
  const saves = acts.filter((act) => act.call !== 'sync/delete-records')
  const found = Number(String(record.content?.['notes']).replace('version ', ''))
  const lowest = saves.filter((act) => act.isAcked).at(-1)?.version ?? 1
  const highest = saves.at(-1)?.version ?? 1
  if (found >= lowest && found <= highest) return []
  return [`version ${found} found, ${lowest} to ${highest} expected`]
}

function wrongDeletion(acts: readonly Act[], record: PulledRecord): string[] {
  const last = acts.at(-1)
  const isTombstone = record.content?.['deleted'] === 1
  if (last?.call !== 'sync/delete-records') return isTombstone ? ['deleted by nobody'] : []
  return last.isAcked && !isTombstone ? ['deleted and back again'] : []
}

function note(ledger: Ledger, act: Act): Act {
  ledger.set(act.record.client_id, [...actsOf(ledger, act.record.client_id), act])
  return act
}
