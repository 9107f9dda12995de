import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { toContent, type Content } from '../content.ts'
import {
  groupOfKey,
  highestStamp,
  addBareStamps,
  keyGroups,
  findGroupStamp,
  type GroupValues,
  type Stamps,
} from '../groups.ts'
import type { PulledRecord } from './calls.ts'
import { MEDICINE_GROUP, RECORD_FIELDS, type FactorList } from './recordFields.ts'
import type { SentRecord } from './sentRecord.ts'

const KEYS = keyGroups(
  Object.fromEntries(Object.entries(RECORD_FIELDS).map(([key, { group }]) => [key, group])),
)
const FACTOR_LISTS = Object.entries(RECORD_FIELDS)
  .filter(([, { shape }]) => shape === 'factors')
  .map(([key]) => key)

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
    if (FACTOR_LISTS.includes(key)) {
      const list: unknown[] = Array.isArray(value) ? value : []
      put(key, key, value === null ? null : list.filter((entry) => !isMedicine(entry)))
      put(MEDICINE_GROUP, key, list.filter(isMedicine))
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

/** The meta group gets the stamp of the latest change if it has no stamp. */
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

// What was marked as helpful is looked up first.
const LISTS_OF_MEDICINES: readonly FactorList[] = [
  'alleviating_factor',
  'aggravating_factor',
  'ineffective_factor',
]

/**
 * The medicines of a sent record, with the stored doses added where the client, which may not know doses, sends none:
 * without them the doses would be counted in addition to the medicine. Medicines of one name are matched by position,
 * first in their own list, then in the others, because a changed mark moves an entry to another list. [DOSE-7]
 */
export function addStoredDoses(sent: Content, stored: unknown): Content {
  const before = toContent(stored)
  // Entries of a list that was not sent stay there, with their doses.
  const lists = LISTS_OF_MEDICINES.filter((list) => Array.isArray(sent[list]))
  const left = new Map(lists.map((list) => [list, [...entriesIn(before, list)]]))
  const take = (among: readonly FactorList[], { value }: Content): Content | undefined => {
    for (const list of among) {
      const rest = left.get(list)!
      const at = rest.findIndex((entry) => entry['value'] === value)
      if (at !== -1) return rest.splice(at, 1)[0]
    }
    return undefined
  }
  const own = lists.map((list) => entriesIn(sent, list).map((entry) => ({ entry, was: take([list], entry) })))
  const kept = own.map((entries) =>
    entries.map(({ entry, was }) => withDosesOf(was ?? take(lists, entry), entry)),
  )
  return { ...sent, ...Object.fromEntries(lists.map((list, index) => [list, kept[index]])) }
}

const withDosesOf = (was: Content | undefined, entry: Content): Content =>
  'dose_ids' in entry || was?.['dose_ids'] === undefined ? entry : { ...entry, dose_ids: was['dose_ids'] }

function entriesIn(group: Content, list: string): Content[] {
  const entries = group[list]
  return Array.isArray(entries) ? entries.map(toContent) : []
}

/** Finds the number of a list item by its id, or by its name if it has none (D31). */
type FindNumber = (list: string, item: { value: string; clientId: string | undefined }) => number | undefined

/**
 * Adds each factor's item number for clients that follow the specification. Our own devices refer by client id and send
 * no numbers; computing them in the answer means that they cannot be out of date (D31).
 */
export function addItemNumbers(record: PulledRecord, numberOf: FindNumber): PulledRecord {
  const content = toContent(record.content)
  const lists = FACTOR_LISTS.flatMap((list): [string, unknown[]][] => {
    const entries = content[list]
    if (!Array.isArray(entries)) return []
    const ids = idsByText(toContent(content['refs'])[list])
    const find = (value: string) => numberOf(list, { value, clientId: ids.get(value) })
    return [[list, entries.map((entry: unknown) => addItemNumber(entry, find))]]
  })
  return lists.length === 0 ? record : { ...record, content: { ...content, ...Object.fromEntries(lists) } }
}

function addItemNumber(entry: unknown, numberOf: (value: string) => number | undefined): unknown {
  const fields = toContent(entry)
  const { value, fid } = fields
  if (typeof value !== 'string' || typeof fid === 'number' || 'dosage' in fields) return entry
  const number = numberOf(value)
  return number === undefined ? entry : { ...fields, fid: number }
}

function idsByText(refs: unknown): Map<unknown, string> {
  const found = (Array.isArray(refs) ? refs : []).map(toContent)
  return new Map(
    found.flatMap(({ client_id: id, text }) => (typeof id === 'string' ? [[text, id] as const] : [])),
  )
}
