import { SERVER_DEVICE, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import type { SentRecord } from './sentRecord.ts'

// A group is what merges as one (SYNC 1.4): its value holds the wire's own keys, so what the server stores
// comes back as it was sent, fields that only a newer client knows included.
export type GroupValues = Map<string, Content>
export type Content = Record<string, unknown>

const GROUP_OF_KEY = new Map<string, string>(
  Object.entries({
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
  }),
)
const KNOWN_GROUPS = new Set(GROUP_OF_KEY.values())
const FACTOR_KEYS = new Set(['aggravating_factor', 'alleviating_factor', 'ineffective_factor'])
const UNKNOWN_KEYS = 'other'

export const LOWEST_STAMP: Stamp = `000000000000-0000-${SERVER_DEVICE}`

/** What a sent record says, group by group. Only what was sent is there: a plain client may leave groups out. */
export function groupValues(sent: SentRecord): GroupValues {
  const values: GroupValues = new Map()
  const put = (group: string, key: string, value: unknown) => {
    values.set(group, { ...values.get(group), [key]: value })
  }
  const content: Content = sent.content ?? {}
  for (const [key, value] of Object.entries(content)) {
    if (key === 'refs') continue
    if (FACTOR_KEYS.has(key)) {
      const list: unknown[] = Array.isArray(value) ? value : []
      put(key, key, value === null ? null : list.filter((entry) => !isMedicine(entry)))
      put('medications', key, list.filter(isMedicine))
      continue
    }
    put(groupOfKey(key, sent), key, value)
  }
  for (const [group, list] of Object.entries(sent.content?.refs ?? {})) put(group, 'refs', list)
  if (sent.deleted !== undefined && sent.deleted !== null) put('deleted', 'deleted', sent.deleted)
  if (sent.created !== undefined && sent.created !== null) put('meta', 'created', sent.created)
  if (sent.updated_local !== undefined && sent.updated_local !== null) {
    put('meta', 'updated_local', sent.updated_local)
  }
  // A stamp without content: of a group that we know it says nothing, of one that we do not it must come back.
  for (const group of Object.keys(sent.stamps ?? {})) {
    if (!values.has(group) && !KNOWN_GROUPS.has(group)) values.set(group, {})
  }
  return values
}

/** The stamp that a group of a stamped record carries: its own, else the lowest, so that it loses to anything. */
export function stampOf(group: string, stamps: Readonly<Record<string, Stamp>>): Stamp {
  const own = Object.hasOwn(stamps, group) ? stamps[group] : undefined
  if (own !== undefined) return own
  if (group !== 'meta' && group !== UNKNOWN_KEYS) return LOWEST_STAMP
  const unknown = Object.keys(stamps).filter((name) => !KNOWN_GROUPS.has(name))
  const those =
    group === UNKNOWN_KEYS && unknown.length > 0
      ? unknown.map((name) => stamps[name]!)
      : Object.values(stamps)
  return those.reduce((highest, next) => (next > highest ? next : highest), LOWEST_STAMP)
}

export interface WireRecord {
  created?: number
  updated_local?: number
  content: Content
}

/** The way back: one record from its live groups. A first sync does this ten thousand times, hence plain loops. */
export function recordFromGroups(groups: Readonly<Record<string, { v: unknown }>>): WireRecord {
  const record: WireRecord = { content: {} }
  const { content } = record
  let refs: Content | undefined
  for (const group of Object.keys(groups)) {
    const value = groups[group]!.v as Content
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

// The specification tells a medicine among the factors by its dosage.
const isMedicine = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && ('dosage' in entry || 'dosage_units' in entry)

function groupOfKey(key: string, sent: SentRecord): string {
  const known = GROUP_OF_KEY.get(key)
  if (known !== undefined) return known
  const hasOwnStamp = Object.hasOwn(sent.stamps ?? {}, key) && !KNOWN_GROUPS.has(key)
  return hasOwnStamp ? key : UNKNOWN_KEYS
}
