import { listSchemaFaults, type Fault } from '@reprieve/contract/envelope.ts'
import { doseGroupValues, doseGroupStamp } from '@reprieve/contract/doses/doseGroups.ts'
import { DOSE_TYPE } from '@reprieve/contract/doses/doseType.ts'
import { sentDose, type SentDose } from '@reprieve/contract/doses/sentDose.ts'
import { ABOUT_GROUP } from '@reprieve/contract/signals/dayKeys.ts'
import { signalGroupStamp, signalGroupValues } from '@reprieve/contract/signals/signalGroups.ts'
import { SIGNAL_TYPE } from '@reprieve/contract/signals/signalType.ts'
import { sentSignal, type SentSignal } from '@reprieve/contract/signals/sentSignal.ts'
import { newClientId, reflectionClientId } from '@reprieve/contract/ids.ts'
import {
  addStoredDoses,
  recordGroupValues,
  isReflection,
  recordGroupStamp,
} from '@reprieve/contract/records/wire.ts'
import { MEDICINE_GROUP } from '@reprieve/contract/records/recordFields.ts'
import { sentRecord, type SentRecord } from '@reprieve/contract/records/sentRecord.ts'
import { reflectionDay } from '@reprieve/domain/reflections/reflectionDay.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { DOSE_KIND, RECORD_CALL_KINDS, SIGNAL_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { SentItem, StoredItem, SyncHead } from '../db/items.ts'
import { addStamps, hasStamps, readSentLosers } from '../db/saveItems.ts'

export type RecordAct = 'create' | 'update' | 'delete'

/** The kinds that the specification calls records. */
export const DIARY_KINDS = ['record', 'reflection']
/** The record types that the record calls accept. */
export const RECORD_CALL_TYPES: readonly string[] = ['pain_record', DOSE_TYPE, SIGNAL_TYPE]

export type SentEntry = SentRecord | SentDose | SentSignal

const isDose = (sent: SentEntry): sent is SentDose => sent.record_type === DOSE_TYPE
const isSignal = (sent: SentEntry): sent is SentSignal => sent.record_type === SIGNAL_TYPE
const isRecord = (sent: SentEntry): sent is SentRecord => !isDose(sent) && !isSignal(sent)

const SCHEMAS = { [DOSE_TYPE]: sentDose, [SIGNAL_TYPE]: sentSignal }

/** Validates one sent record; a malformed one gets 227, and the others of its bulk go on. */
export function readRecord(raw: unknown, act: RecordAct): Result<SentEntry, Fault[]> {
  const type = String((raw as { record_type?: unknown } | null)?.record_type)
  const schema = Object.hasOwn(SCHEMAS, type) ? SCHEMAS[type as keyof typeof SCHEMAS] : sentRecord
  const parsed = schema.safeParse(raw)
  if (!parsed.success) return err(listSchemaFaults(parsed.error))
  const sent: SentEntry = parsed.data
  if (isRecord(sent) && sent.record_type !== undefined && sent.record_type !== 'pain_record') {
    return err([{ path: 'record_type', reason: 'not-a-record' }])
  }
  const missing = act === 'create' && !isTombstone(sent) ? findMissing(sent) : []
  return missing.length > 0 ? err(missing) : ok(sent)
}

function findMissing(sent: SentEntry): Fault[] {
  if (isDose(sent)) return findMissingInDose(sent)
  if (!isSignal(sent)) return findMissingInRecord(sent)
  // Without source and month nobody knows which days the values belong to.
  return (sent.content?.about ?? null) === null ? [{ path: 'content.about', reason: 'required' }] : []
}

/** A dose needs its medication to be shown and its time to belong to a day. [DOSE-1] */
function findMissingInDose({ content }: SentDose): Fault[] {
  const isNamed = (content?.value ?? '') !== '' || (content?.refs?.['what'] ?? []).length > 0
  const faults = [
    ...(isNamed ? [] : ['content.value']),
    ...(typeof content?.timing === 'number' ? [] : ['content.timing']),
  ]
  return faults.map((path) => ({ path, reason: 'required' }))
}

// D36: only a number is required to save; without a time the record would belong to no day.
function findMissingInRecord(sent: SentRecord): Fault[] {
  const number = isReflection(sent) ? 'score' : 'severity'
  const wanted = [number, 'timing'] as const
  return wanted
    .filter((key) => typeof sent.content?.[key] !== 'number')
    .map((key) => ({ path: `content.${key}`, reason: 'required' }))
}

const isTombstone = (sent: SentEntry): boolean => sent.deleted === 1 || sent.content?.deleted === 1

/** The local id of a create without a client_id: sent twice, it is still one record. */
export function recordOrigin(sent: SentEntry, signedInOn: string): string | null {
  const device = sent.content?.device_id ?? signedInOn
  const local = sent.record_id
  if (hasClientId(sent)) return null
  return typeof local === 'number' && local < 0 ? `${device}:${local}` : null
}

export const hasClientId = (sent: SentEntry): boolean => typeof sent.client_id === 'string'

/** D30: the server assigns the client id that the client left out. */
export function clientIdFor(sent: SentEntry, now: number): string {
  if (typeof sent.client_id === 'string') return sent.client_id.toLowerCase()
  if (!isRecord(sent) || !isReflection(sent)) return newClientId(now)
  const timing = sent.content?.timing
  if (typeof timing !== 'number') return newClientId(now)
  return reflectionClientId(reflectionDay(timing, sent.content?.time_offset ?? 0))
}

/** Converts a sent record to groups with stamps. */
export function sentEntryToItem(head: SyncHead, sent: SentEntry, act: RecordAct, to: RecordTarget): SentItem {
  // Of a delete too: it may carry an edit that was never sent, which belongs in the record or its history.
  const values = groupValuesOf(sent)
  values.set('deleted', { deleted: act === 'delete' || isTombstone(sent) ? 1 : 0 })
  const stamping = {
    stamps: sent.stamps,
    isDelete: act === 'delete',
    stampOf: isDose(sent) ? doseGroupStamp : isSignal(sent) ? signalGroupStamp : recordGroupStamp,
  }
  const medicines = values.get(MEDICINE_GROUP)
  if (medicines !== undefined && !hasStamps(stamping))
    values.set(MEDICINE_GROUP, addStoredDoses(medicines, to.stored?.groups.get(MEDICINE_GROUP)?.v))
  return {
    clientId: to.clientId,
    kind: itemKind(sent, to.stored),
    origin: to.origin,
    groups: addStamps(head, values, stamping, to.stored),
    lost: readSentLosers(sent.lost),
  }
}

function groupValuesOf(sent: SentEntry): ReturnType<typeof recordGroupValues> {
  if (isDose(sent)) return doseGroupValues(sent)
  return isSignal(sent) ? signalGroupValues(sent) : recordGroupValues(sent)
}

function itemKind(sent: SentEntry, stored: StoredItem | undefined): string {
  if (stored !== undefined && !isBareTombstone(stored)) return stored.kind
  if (isDose(sent)) return DOSE_KIND
  if (isSignal(sent)) return SIGNAL_KIND
  return isReflection(sent) ? 'reflection' : 'record'
}

/** A tombstone without content, whose kind is not even known: a later write may still set it. */
export const isBareTombstone = ({ deleted, kind, groups }: StoredItem): boolean =>
  deleted && !groups.has(kind === SIGNAL_KIND ? ABOUT_GROUP : 'timing')

export const isDiaryItem = (stored: StoredItem | undefined): boolean =>
  stored !== undefined && RECORD_CALL_KINDS.includes(stored.kind)

/** The key by which the sent record contradicts the stored kind, or null. */
export function changedKind(sent: SentEntry, act: RecordAct, stored: StoredItem): string | null {
  const isOther = !isDiaryItem(stored)
  if (isOther) return 'content.pain_record_type'
  if (isBareTombstone(stored)) return null
  const isOfDiary = DIARY_KINDS.includes(stored.kind)
  if (!isRecord(sent) || !isOfDiary) {
    // A delete only needs to name the record.
    const isNamed = act === 'delete' && sent.record_type === undefined
    return (!isRecord(sent) && itemKind(sent, undefined) === stored.kind) || isNamed ? null : 'record_type'
  }
  const sentType = sent.content?.pain_record_type
  const isChanged =
    sentType !== undefined && (sentType === 'DailyReflection') !== (stored.kind === 'reflection')
  return isChanged ? 'content.pain_record_type' : null
}

export interface RecordTarget {
  clientId: string
  stored: StoredItem | undefined
  origin: string | null
}
