import { changedRecordGroups, type RecordGroup } from '@reprieve/domain/records/changedGroups.ts'
import type { PainRecord, RecordRef } from '@reprieve/domain/records/painRecord.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { interventionFrom, interventionGroup, medicationsFrom, medicationsGroup } from './factorWire.ts'
import { mergeIneffectiveFactors } from './ineffectiveFactors.ts'
import {
  aggravatingFrom,
  aggravatingGroup,
  readNameReferences,
  namesGroup,
  symptomFrom,
  symptomGroup,
} from './listWire.ts'
import { mergeGroup } from '../mergeGroup.ts'
import { readRecordStart } from './startOfGroups.ts'
import { timingFrom, timingGroup } from './timingWire.ts'
import type { Content, GroupValues } from '../groups.ts'

// A record as the device stores it: in the same groups that the server makes, so that the two compare equal.

type StoredGroups = ReadonlyMap<string, unknown>

const WRITE: Record<RecordGroup, (record: PainRecord) => Content> = {
  severity: ({ severity }) => ({ severity }),
  timing: timingGroup,
  note: ({ note }) => ({ notes: note }),
  location: ({ location }) => namesGroup('location', location),
  symptom: ({ symptom }) => symptomGroup(symptom),
  character: ({ character }) => namesGroup('character', character),
  environment: ({ environment }) => namesGroup('environment', environment),
  aggravating_factor: ({ aggravatingFactor }) => aggravatingGroup(aggravatingFactor),
  alleviating_factor: ({ intervention }) => interventionGroup(intervention),
  medications: ({ medication }) => medicationsGroup(medication),
}

export const recordToGroups = (record: PainRecord): GroupValues =>
  new Map(Object.entries(WRITE).map(([group, write]) => [group, write(record)]))

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
  const group = (name: RecordGroup | 'meta'): Content => groups.get(name) ?? {}
  if (group('meta')['pain_record_type'] === 'DailyReflection') return err('not-a-pain-record')
  const { severity } = group('severity')
  const { notes } = group('note')
  return ok({
    ref,
    severity: typeof severity === 'number' && severity >= 0 && severity <= 10 ? severity : null,
    ...(timingFrom(group('timing')) ?? {
      startsAt: readRecordStart(stored),
      timeOffset: 0,
      duration: { kind: 'none' },
      pattern: null,
    }),
    location: readNameReferences('location', group('location')),
    symptom: symptomFrom(group('symptom')),
    character: readNameReferences('character', group('character')),
    environment: readNameReferences('environment', group('environment')),
    aggravatingFactor: aggravatingFrom(group('aggravating_factor')),
    intervention: interventionFrom(group('alleviating_factor')),
    medication: medicationsFrom(group('medications')),
    note: typeof notes === 'string' ? notes : '',
  })
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
    const write = WRITE[group]
    const before = write(shown)
    values.set(group, mergeGroup({ stored: groups.get(group) ?? {}, before, after: write(after) }))
  }
  // Otherwise what was merged into the changed group would be read twice.
  const ineffective = groups.get('ineffective_factor')
  if (ineffective !== undefined && values.has('alleviating_factor')) {
    values.set('ineffective_factor', ineffective)
  }
  return values
}
