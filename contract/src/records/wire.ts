import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import {
  groupOfKey,
  highestStamp,
  addBareStamps,
  keyGroups,
  findGroupStamp,
  type Content,
  type GroupValues,
  type Stamps,
} from '../groups.ts'
import type { SentRecord } from './sentRecord.ts'

const KEYS = keyGroups({
  severity: 'severity',
  score: 'score',
  timing: 'timing',
  time_offset: 'timing',
  pain_duration: 'timing',
  pain_duration_unit: 'timing',
  pain_duration_type: 'timing',
  pain_type: 'timing',
  notes: 'note',
  location: 'location',
  symptom: 'symptom',
  character: 'character',
  environment: 'environment',
  meaningful_activities: 'meaningful_activities',
  aggravating_factor: 'aggravating_factor',
  alleviating_factor: 'alleviating_factor',
  ineffective_factor: 'ineffective_factor',
  no_medications: 'medications',
  deleted: 'deleted',
  pain_record_type: 'meta',
  device_id: 'meta',
})
const FACTOR_KEYS = new Set(['aggravating_factor', 'alleviating_factor', 'ineffective_factor'])

/** The values of a sent record by group. Contains only what was sent: a plain client may leave groups out. */
export function recordGroupValues(sent: SentRecord): GroupValues {
  const values: GroupValues = new Map()
  const put = (group: string, key: string, value: unknown) => {
    values.set(group, { ...values.get(group), [key]: value })
  }
  const content: Content = sent.content ?? {}
  const stamps = sent.stamps ?? {}
  for (const [key, value] of Object.entries(content)) {
    if (key === 'refs') continue
    if (FACTOR_KEYS.has(key)) {
      const list: unknown[] = Array.isArray(value) ? value : []
      put(key, key, value === null ? null : list.filter((entry) => !isMedicine(entry)))
      put('medications', key, list.filter(isMedicine))
      continue
    }
    put(groupOfKey(KEYS, key, stamps), key, value)
  }
  for (const [group, list] of Object.entries(sent.content?.refs ?? {})) put(group, 'refs', list)
  if (sent.deleted !== undefined && sent.deleted !== null) put('deleted', 'deleted', sent.deleted)
  if (sent.created !== undefined && sent.created !== null) put('meta', 'created', sent.created)
  if (sent.updated_local !== undefined && sent.updated_local !== null) {
    put('meta', 'updated_local', sent.updated_local)
  }
  addBareStamps(values, KEYS, stamps)
  return values
}

/** The meta group gets the stamp of the latest change if it has none of its own. */
export const recordGroupStamp = (group: string, stamps: Stamps): Stamp =>
  group === 'meta' && !Object.hasOwn(stamps, group)
    ? highestStamp(stamps)
    : findGroupStamp(KEYS, group, stamps)

export interface WireRecord {
  created?: number
  updated_local?: number
  content: Content
}

/** The reverse: one record from its live groups. A first sync runs this ten thousand times, hence the plain loops. */
export function recordGroupsToWire(groups: Readonly<Record<string, { v: unknown }>>): WireRecord {
  const record: WireRecord = { content: {} }
  const { content } = record
  let refs: Content | undefined
  for (const group of Object.keys(groups)) {
    // A value damaged on disk must not prevent the others from being sent.
    const value = (groups[group]!.v ?? {}) as Content
    for (const key of Object.keys(value)) {
      const part = value[key]
      const before = content[key]
      if (key === 'refs') refs = { ...refs, [group]: part }
      else if (group === 'meta' && (key === 'created' || key === 'updated_local'))
        record[key] = part as number
      else if (before !== undefined && Array.isArray(before) && Array.isArray(part))
        content[key] = [...before, ...part]
      else content[key] = part
    }
  }
  if (refs !== undefined) content['refs'] = refs
  return record
}

export function isReflection(sent: SentRecord): boolean {
  const said = sent.content?.pain_record_type
  return said === undefined ? typeof sent.content?.score === 'number' : said === 'DailyReflection'
}

// The specification recognises a medicine among the factors by its dosage.
const isMedicine = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && ('dosage' in entry || 'dosage_units' in entry)
