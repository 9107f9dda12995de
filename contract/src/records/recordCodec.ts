import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { NOTHING, itemsInAnswer, withItems, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import {
  EPISODE_STATES,
  emptyRecord,
  type Episode,
  type InterventionEffect,
  type MedicationEffect,
  type MedicationUse,
  type PainRecord,
  type PlaceStrength,
  type RecordRef,
} from '@reprieve/domain/records/painRecord.ts'
import { recordSeconds } from '@reprieve/domain/records/recordDuration.ts'
import {
  RECORD_GROUPS,
  changedRecordGroups,
  type FieldsInGroup,
  type RecordGroup,
} from '@reprieve/domain/records/recordGroups.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { groupValues, isDeleted, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import type { Instant, LocalInstant } from '@reprieve/domain/time/instant.ts'
import { sameName } from '@reprieve/domain/writtenName.ts'
import { toContent, type Content } from '../content.ts'
import type { GroupValues } from '../groups.ts'
import { seedClientId } from '../ids.ts'
import {
  readListEntries,
  readReferencedItems,
  referencesToWire,
  type ListEntry,
  type ReadItem,
} from '../lists/referenceWire.ts'
import { mergeGroup } from '../mergeGroup.ts'
import {
  MEDICINE_GROUP,
  PAIN_TYPE_NAMES,
  type FactorList,
  type KeysWith,
  type RecordKey,
} from './recordFields.ts'
import { META_GROUP, readRecordStart, TIMING_GROUP } from './recordStart.ts'
import { durationWords, readTiming } from './timingCodec.ts'

// A record as the device stores it: in the same groups that the server makes, so that the two compare equal.

export const RECORD_KIND = 'record'

export type SavedRecord = PainRecord & { ref: { kind: 'saved' } }

type StoredGroups = ReadonlyMap<string, unknown>

/** Null for a row of another kind, or a deleted one. */
export function savedRecordFromRow(row: RowContent): SavedRecord | null {
  if (isDeleted(row)) return null
  const { clientId, localId, idOnServer: serverId } = row
  const ref = { kind: 'saved', clientId, localId, serverId } as const
  const read = readRecordGroups(groupValues(row), ref)
  return read.ok ? { ...read.value, ref } : null
}

export const recordToGroups = (record: PainRecord): GroupValues =>
  new Map(changedRecordGroups(null, record).map((group) => [group, GROUP_CODECS[group].write(record)]))

/** Beside its content a record stores its type and when it was created and last changed on a device. */
export const metaGroup = (times: { created: Instant; updated: Instant }): Content => ({
  pain_record_type: 'PainRecord',
  created: times.created,
  updated_local: times.updated,
})

/** A group that is missing or cannot be read counts as empty; the rest of the record is still read. */
export function readRecordGroups(
  stored: StoredGroups,
  ref: RecordRef,
): Result<PainRecord, 'not-a-pain-record'> {
  const groups = mergeIneffectiveFactors(stored)
  if (groups.get(META_GROUP)?.['pain_record_type'] === 'DailyReflection') return err('not-a-pain-record')
  const start = readRecordStart(stored)
  const record: PainRecord = { ...emptyRecord({ at: start, offset: 0 }), ref }
  for (const group of RECORD_GROUPS)
    Object.assign(record, GROUP_CODECS[group].read(groups.get(group) ?? {}, start))
  return ok(record)
}

/** The medicines of a record, without reading the rest of it. */
export const readRecordMedicines = ({ groups }: RowContent): ListAnswer<MedicationUse> =>
  readMedicines(mergeIneffectiveMedicines(toContent(groups.get(MEDICINE_GROUP)?.v)))

/** The local start of a record or a dose, without reading the rest of it. */
export function readRecordMoment(stored: StoredGroups): LocalInstant {
  const { time_offset: offset } = toContent(stored.get(TIMING_GROUP))
  return { at: readRecordStart(stored), offset: typeof offset === 'number' ? offset : 0 }
}

/**
 * The groups that an edit changes, each merged into its currently stored value: that may be newer than the version
 * opened in the editor. A group merges as a unit, so the person's version wins.
 */
export function editedGroups(
  stored: StoredGroups,
  { opened, after }: { opened: PainRecord; after: PainRecord },
): GroupValues {
  const groups = mergeIneffectiveFactors(stored)
  const read = readRecordGroups(stored, after.ref)
  const shown = read.ok ? read.value : opened
  const values: GroupValues = new Map()
  for (const group of changedRecordGroups(opened, after)) {
    const { write } = GROUP_CODECS[group]
    const before = write(shown)
    values.set(group, mergeGroup({ stored: groups.get(group) ?? {}, before, after: write(after) }))
  }
  // Otherwise what was merged into the changed group would be read twice.
  const ineffective = groups.get(INEFFECTIVE)
  if (ineffective !== undefined && values.has(TRIED)) values.set(INEFFECTIVE, ineffective)
  return values
}

const INEFFECTIVE = 'ineffective_factor' satisfies FactorList
const TRIED = 'alleviating_factor' satisfies FactorList

/**
 * The groups with what did not help merged into what was tried, the form this app writes (D38). A client of the
 * specification may send it as a separate list.
 */
function mergeIneffectiveFactors(stored: StoredGroups): GroupValues {
  const merged: GroupValues = new Map([...stored].map(([group, value]) => [group, toContent(value)]))
  const own = merged.get(INEFFECTIVE)
  const tried = merged.get(TRIED) ?? {}
  if (own !== undefined && listIn(own, INEFFECTIVE).length > 0) {
    const refs = [...listIn(tried, 'refs'), ...listIn(own, 'refs')]
    merged.set(TRIED, { ...addTried(tried, listIn(own, INEFFECTIVE)), refs })
    merged.set(INEFFECTIVE, { ...own, [INEFFECTIVE]: [], refs: [] })
  }
  const medicines = merged.get(MEDICINE_GROUP)
  if (medicines !== undefined) merged.set(MEDICINE_GROUP, mergeIneffectiveMedicines(medicines))
  return merged
}

function mergeIneffectiveMedicines(medicines: Content): Content {
  const ineffective = listIn(medicines, INEFFECTIVE)
  return ineffective.length === 0 ? medicines : { ...addTried(medicines, ineffective), [INEFFECTIVE]: [] }
}

const addTried = (group: Content, ineffective: readonly unknown[]): Content => ({
  ...group,
  [TRIED]: [
    ...listIn(group, TRIED),
    ...ineffective.map((entry) => ({ ...asEntry(entry), effectiveness: 0 })),
  ],
})

const asEntry = (entry: unknown): Content => (typeof entry === 'string' ? { value: entry } : toContent(entry))

function listIn(group: Content, key: string): readonly unknown[] {
  const list = group[key]
  return Array.isArray(list) ? list : []
}

// The groups

/** The content of a group: all of its keys, and the references of its lists. */
type GroupContent<Group extends RecordGroup> = { [Key in KeysWith<{ group: Group }>]: unknown } & {
  [List in Group extends typeof MEDICINE_GROUP ? FactorList : never]?: Content[]
} & { refs?: Content[] }

interface GroupCodec<Group extends RecordGroup> {
  write: (record: PainRecord) => GroupContent<Group>
  /** Values that cannot be read count as missing. `start`: the start of the record if the group has none. */
  read: (group: Content, start: Instant) => Pick<PainRecord, FieldsInGroup<Group>>
}

/** How each group is written and read. A group, field or key of the tables that is forgotten here does not compile. */
export const GROUP_CODECS: { readonly [Group in RecordGroup]: GroupCodec<Group> } = {
  severity: {
    write: ({ severity }) => ({ severity }),
    read: ({ severity }) => ({
      severity: typeof severity === 'number' && severity >= 0 && severity <= 10 ? severity : null,
    }),
  },
  timing: {
    write: (record) => ({
      timing: record.startsAt,
      time_offset: record.timeOffset,
      pain_duration: recordSeconds(record),
      ...durationWords(record.duration),
      pain_type: record.pattern === null ? null : PAIN_TYPE_NAMES[record.pattern],
    }),
    read: readTiming,
  },
  episode: {
    write: ({ episode }) => ({ episode }),
    read: ({ episode }) => ({ episode: readEpisode(episode) }),
  },
  part_of: {
    write: ({ partOf }) => ({ part_of: partOf }),
    read: ({ part_of: partOf }) => ({ partOf: typeof partOf === 'string' ? partOf : null }),
  },
  note: {
    write: ({ note }) => ({ notes: note }),
    read: ({ notes }) => ({ note: typeof notes === 'string' ? notes : '' }),
  },
  location: {
    write: ({ location }) => ({ location: texts(location), refs: referencesToWire(location) }),
    read: (group) => ({ location: readItems('location', group).map(({ item }) => item) }),
  },
  location_severity: {
    write: ({ placeStrengths }) => ({
      location_severity: placeStrengths.map(({ place, severity }) => ({
        client_id: place,
        severity: wholeSeverity(severity),
      })),
    }),
    read: (group) => ({ placeStrengths: listIn(group, 'location_severity').flatMap(readPlaceStrength) }),
  },
  symptom: {
    write: ({ symptom }) => {
      const items = answerToItems('symptom', symptom)
      return { symptom: texts(items), refs: referencesToWire(items) }
    },
    read: (group) => ({ symptom: readAnswer('symptom', group, ({ item }) => item) }),
  },
  character: {
    write: ({ character }) => ({ character: texts(character), refs: referencesToWire(character) }),
    read: (group) => ({ character: readItems('character', group).map(({ item }) => item) }),
  },
  environment: {
    write: ({ environment }) => ({ environment: texts(environment), refs: referencesToWire(environment) }),
    read: (group) => ({ environment: readItems('environment', group).map(({ item }) => item) }),
  },
  aggravating_factor: {
    write: ({ aggravatingFactor }) => {
      const items = answerToItems('aggravating_factor', aggravatingFactor)
      // It made the pain worse, so it was not effective; the specification requires the field in each entry.
      const entries = items.map(({ text }) => ({ value: text, effectiveness: 0 }))
      return { aggravating_factor: entries, refs: referencesToWire(items) }
    },
    read: (group) => ({
      aggravatingFactor: readAnswer('aggravating_factor', group, ({ item }) => item),
    }),
  },
  alleviating_factor: {
    write: ({ intervention }) => {
      const items = answerToItems('alleviating_factor', intervention)
      const entries = items.map((item) => ({
        value: item.text,
        ...EFFECTS['effect' in item ? item.effect : 'unmarked'],
      }))
      return { alleviating_factor: entries, refs: referencesToWire(items) }
    },
    read: (group) => ({
      intervention: readAnswer('alleviating_factor', group, ({ item, entry }) => ({
        ...item,
        effect: readEffect(entry),
      })),
    }),
  },
  medications: {
    write: ({ medication }) => {
      const uses = itemsInAnswer(medication)
      const helped = uses.filter(({ effect }) => effect !== 'aggravating')
      const worsened = uses.filter(({ effect }) => effect === 'aggravating')
      return {
        no_medications: medication.kind === 'nothing' ? 1 : 0,
        alleviating_factor: helped.map(medicineEntry),
        aggravating_factor: worsened.map(medicineEntry),
        refs: referencesToWire(hasTwins(uses) ? [...helped, ...worsened] : uses),
      }
    },
    read: (group) => ({ medication: readMedicines(group) }),
  },
}

// Episodes and places

/** Null too for a state of a newer version: it stays stored as it is. [COMP-7] */
function readEpisode(said: unknown): Episode | null {
  const { state, since } = toContent(said)
  const known = EPISODE_STATES.find((one) => one === state)
  return known === undefined || typeof since !== 'number' ? null : { state: known, since }
}

function readPlaceStrength(entry: unknown): PlaceStrength[] {
  const { client_id: place, severity } = toContent(entry)
  const isRead = typeof place === 'string' && typeof severity === 'number' && severity >= 0 && severity <= 10
  return isRead ? [{ place, severity }] : []
}

// Lists

const NOTHING_NAME = 'Nothing'

/** The lists with a built-in "Nothing" item. */
type NothingList = 'symptom' | 'aggravating_factor' | 'alleviating_factor'

const nothingIn = (list: NothingList): Reference => ({
  id: seedClientId('list_field', list, 'nothing'),
  text: NOTHING_NAME,
})

const texts = (items: readonly Reference[]): string[] => items.map(({ text }) => text)

const readItems = (list: RecordKey, group: Content): ReadItem[] =>
  readReferencedItems(readListEntries(group[list]), group['refs'])

/** On the wire "Nothing" is an ordinary item with its English name and its fixed id. */
const answerToItems = <Item extends Reference>(
  list: NothingList,
  answer: ListAnswer<Item>,
): readonly (Item | Reference)[] => (answer.kind === 'nothing' ? [nothingIn(list)] : itemsInAnswer(answer))

/**
 * Recognised by name, because the person may have typed the item themselves, with another id. Beside other items it is
 * ignored: two devices answered differently and were merged.
 */
function readAnswer<Item extends Reference>(
  list: NothingList,
  group: Content,
  asItem: (one: ReadItem) => Item,
): ListAnswer<Item> {
  const read = readItems(list, group)
  const items = read.filter(({ item }) => !sameName(item.text, NOTHING_NAME))
  return items.length === 0 && read.length > 0 ? NOTHING : withItems(items.map(asItem))
}

// Factors and medicines

/**
 * An unmarked intervention travels as alleviating, the specification's default, with a flag that the person did not
 * mark it (D37).
 */
const EFFECTS: Record<InterventionEffect, { effectiveness: 0 | 1; effect_set: 0 | 1 }> = {
  alleviating: { effectiveness: 1, effect_set: 1 },
  ineffective: { effectiveness: 0, effect_set: 1 },
  unmarked: { effectiveness: 1, effect_set: 0 },
}

function readEffect(entry: ListEntry | null): InterventionEffect & MedicationEffect {
  const { effectiveness, effect_set } = entry?.more ?? {}
  if (effect_set === 0) return 'unmarked'
  if (effectiveness === 1) return 'alleviating'
  return effectiveness === 0 ? 'ineffective' : 'unmarked'
}

/** Two entries with the same name are distinguished only by position: in entry order each keeps its own dose. */
const hasTwins = (uses: readonly MedicationUse[]): boolean => new Set(texts(uses)).size < uses.length

/** `dosage` is always present: the specification recognises a medicine among the factors by it. */
function medicineEntry({ text, effect, dose, doses }: MedicationUse): Content {
  return {
    value: text,
    ...(effect === 'aggravating' ? { effectiveness: 0, effect_set: 1 } : EFFECTS[effect]),
    dosage: dose?.amount ?? null,
    dosage_units: dose?.units ?? null,
    // An empty list is written too: if it were left out, the previous value would stay.
    ...(doses === undefined ? {} : { dose_ids: [...doses] }),
  }
}

function readMedicines(group: Content): ListAnswer<MedicationUse> {
  const worsened = new Set(readListEntries(group['aggravating_factor']))
  const entries = [...readListEntries(group['alleviating_factor']), ...worsened]
  const uses = readReferencedItems(entries, group['refs']).map(
    ({ item, entry }: ReadItem): MedicationUse => ({
      ...item,
      dose: readDose(entry),
      effect: entry !== null && worsened.has(entry) ? 'aggravating' : readEffect(entry),
      ...readDoseIds(entry),
    }),
  )
  return uses.length === 0 && group['no_medications'] === 1 ? NOTHING : withItems(uses)
}

function readDose(entry: ListEntry | null): MedicationUse['dose'] {
  const { dosage, dosage_units: units } = entry?.more ?? {}
  const amount = typeof dosage === 'string' && dosage.trim() !== '' ? Number(dosage) : dosage
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null
  return { amount, units: typeof units === 'string' ? units : '' }
}

function readDoseIds(entry: ListEntry | null): Pick<MedicationUse, 'doses'> {
  const ids = entry?.more['dose_ids']
  const doses = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []
  return doses.length === 0 ? {} : { doses }
}
