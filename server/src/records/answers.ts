import { doseGroupsToWire } from '@reprieve/contract/doses/doseGroups.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import { stampsByGroup } from '@reprieve/contract/groups.ts'
import type { PulledRecord, RecordResult } from '@reprieve/contract/records/calls.ts'
import { recordGroupsToWire } from '@reprieve/contract/records/wire.ts'
import { signalGroupsToWire } from '@reprieve/contract/signals/signalGroups.ts'
import { DOSE_KIND, SIGNAL_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { ConflictLoser } from '@reprieve/domain/sync/mergeItem.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { PulledItem } from '../db/itemPull.ts'
import type { StoredItem } from '../db/items.ts'
import { isChangedByMerge, type SaveOutcome } from '../db/saveItems.ts'
import { messageFor } from '../handler.ts'
import { LIST_KIND } from '../lists/sentFields.ts'
import { CONDITION_KIND } from '../conditions/conditionKind.ts'
import { MEDICATION_KIND } from '../medications/medicationKind.ts'
import { DIARY_KINDS } from './sentItems.ts'

/** The result of one record of a bulk. */
export function toRecordResult(outcome: SaveOutcome, language: Language): RecordResult {
  const head = { result_code: outcome.code, result_msg: messageFor(language, outcome.code) }
  if ('faults' in outcome) return { ...head, errors: outcome.faults }
  if (!('item' in outcome)) return head
  const { item } = outcome
  return {
    ...head,
    record_id: item.num,
    client_id: item.clientId,
    seq: item.seq,
    stamps: stampsByGroup(Object.fromEntries(item.groups)),
    ...(isChangedByMerge(outcome) ? storedItemToWire(item) : {}),
    ...(outcome.lost === undefined ? {} : { lost: outcome.lost.map(asLost) }),
  }
}

/** One entry of a pull: a diary record in the form of the specification, anything else as groups (D34). */
export function toPulledRecord(item: PulledItem): PulledRecord {
  return DIARY_KINDS.includes(item.kind) ? pulledRecord(item) : toPulledGroups(item)
}

function pulledRecord({ client_id, num, seq, groups }: PulledItem): PulledRecord {
  const { content, ...times } = recordGroupsToWire(groups)
  return {
    record_type: 'pain_record',
    record_id: num,
    client_id,
    seq,
    stamps: stampsByGroup(groups),
    ...times,
    content,
  }
}

/** The specification's name for the number of an item that is not a record. */
const NUMBER_OF: Record<string, string> = {
  [LIST_KIND]: 'fid',
  [CONDITION_KIND]: 'fid',
  [MEDICATION_KIND]: 'nid',
}

/** An item as groups. A first sync pulls ten thousand of them, hence the plain loop. */
export function toPulledGroups({ client_id, kind, num, seq, groups }: PulledItem): PulledRecord {
  const values: Fields = {}
  const stamps: Record<string, string> = {}
  for (const group of Object.keys(groups)) {
    const { v, s } = groups[group]!
    values[group] = v
    stamps[group] = s
  }
  return {
    record_type: recordTypeOfKind(kind),
    [NUMBER_OF[kind] ?? 'record_id']: num,
    client_id,
    seq,
    groups: values,
    stamps,
  }
}

/** The record type of a kind in a pull. */
export const recordTypeOfKind = (kind: string): string => `${kind}_record`

const asLost = ({ group, hlc, value }: ConflictLoser) => ({ group, hlc, value })

function storedItemToWire(item: StoredItem): Fields {
  const groups = Object.fromEntries(item.groups)
  if (item.kind === DOSE_KIND) return { content: doseGroupsToWire(groups) }
  return item.kind === SIGNAL_KIND
    ? { content: signalGroupsToWire(groups) }
    : { ...recordGroupsToWire(groups) }
}
