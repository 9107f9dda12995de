import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { PROFILE_CLIENT_ID, PROFILE_TYPE, profileGroupsToWire } from '../account/profileGroups.ts'
import { profileToGroups } from '../account/profileWire.ts'
import type { SentProfile } from '../account/sentProfile.ts'
import { conditionGroupsToWire } from '../conditions/conditionGroups.ts'
import { newConditionToGroups } from '../conditions/conditionWire.ts'
import type { SentCondition } from '../conditions/sentCondition.ts'
import { doseGroupsToWire } from '../doses/doseGroups.ts'
import { DOSE_TYPE } from '../doses/doseType.ts'
import { doseToGroups } from '../doses/doseWire.ts'
import type { SentDose } from '../doses/sentDose.ts'
import type { Content } from '../content.ts'
import { stampsByGroup } from '../groups.ts'
import { listItemToGroups } from '../lists/listFieldWire.ts'
import { listFieldGroupsToWire } from '../lists/listGroups.ts'
import type { ListField } from '../lists/sentListField.ts'
import { medicationGroupsToWire } from '../medications/medicationGroups.ts'
import { newMedicationToGroups } from '../medications/medicationWire.ts'
import type { SentMedication } from '../medications/sentMedication.ts'
import { recordToGroups, metaGroup } from '../records/recordCodec.ts'
import type { SentRecord } from '../records/sentRecord.ts'
import { recordGroupsToWire } from '../records/wire.ts'
import { reflectionToGroups, reflectionMeta } from '../reflections/reflectionWire.ts'
import { demoDiary, type DemoEntry, type DemoOptions } from './demoYearDiary.ts'
import { CONDITIONS, MEDICATIONS, OWN_ITEMS, PROFILE } from './demoYearPerson.ts'

/** A diary as its device would send it. */
export interface DemoYear {
  profile: SentProfile
  listItems: readonly ListField[]
  conditions: readonly SentCondition[]
  medications: readonly SentMedication[]
  records: readonly SentRecord[]
  reflections: readonly SentRecord[]
  doses: readonly SentDose[]
}

const DEVICE = 'de30de30de30'

/** A year of a fictitious person in wire form. The same options give the same year. */
export function demoYear(options: DemoOptions): DemoYear {
  const { records, reflections, doses } = demoDiary(options)
  const begun = Math.min(...records.map(({ created }) => created), options.now)
  return {
    profile: sentProfile(begun),
    listItems: OWN_ITEMS.map((item) =>
      flat(item.id, listItemToGroups(item), { at: begun, from: listFieldGroupsToWire }),
    ),
    conditions: CONDITIONS.map((one) =>
      flat(one.id, newConditionToGroups(one), { at: begun, from: conditionGroupsToWire }),
    ),
    medications: MEDICATIONS.map((one) =>
      flat(one.id, newMedicationToGroups(one), { at: begun, from: medicationGroupsToWire }),
    ),
    records: records.map((one) => sentEntry(one, recordToGroups(one.entry), metaGroup)),
    reflections: reflections.map((one) => sentEntry(one, reflectionToGroups(one.entry), reflectionMeta)),
    doses: doses.map((dose) => sentDose(dose, options.now)),
  }
}

type Groups = ReadonlyMap<string, Content>
type Meta = typeof metaGroup

function sentEntry({ id, created }: DemoEntry<unknown>, groups: Groups, meta: Meta): SentRecord {
  const whole = new Map(groups)
    .set('meta', meta({ created, updated: created }))
    .set('deleted', { deleted: 0 })
  const kept = stamped(whole, created)
  return {
    record_type: 'pain_record',
    client_id: id,
    stamps: stampsByGroup(kept),
    ...recordGroupsToWire(kept),
  }
}

/** The latest time at which the value after the dose was entered. */
function sentDose(dose: Dose, now: Instant): SentDose {
  const written = Math.min(now, dose.after?.at ?? dose.takenAt)
  const kept = stamped(new Map(doseToGroups(dose)).set('deleted', { deleted: 0 }), written)
  return {
    record_type: DOSE_TYPE,
    client_id: dose.id,
    stamps: stampsByGroup(kept),
    content: doseGroupsToWire(kept),
  }
}

function sentProfile(at: Instant): SentProfile {
  const kept = stamped(profileToGroups(PROFILE), at)
  return {
    record_type: PROFILE_TYPE,
    client_id: PROFILE_CLIENT_ID,
    stamps: stampsByGroup(kept),
    content: profileGroupsToWire(kept),
  }
}

interface Flat {
  at: Instant
  from: (groups: Stamped) => Content
}

function flat(id: string, groups: Groups, { at, from }: Flat): Content & { client_id: string } {
  const kept = stamped(groups, at)
  return { ...from(kept), client_id: id, stamps: stampsByGroup(kept) }
}

type Stamped = Record<string, { v: Content; s: string }>

function stamped(groups: Groups, at: Instant): Stamped {
  const stamp = makeStamp({ ms: at, counter: 0 }, DEVICE)
  return Object.fromEntries([...groups].map(([group, v]) => [group, { v, s: stamp }]))
}
