import { PROFILE_TYPE, TERMS_GROUP, profileGroupsToWire } from '@reprieve/contract/account/profileGroups.ts'
import { sentProfile } from '@reprieve/contract/account/sentProfile.ts'
import { isAliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { conditionGroupsToWire } from '@reprieve/contract/conditions/conditionGroups.ts'
import { sentCondition } from '@reprieve/contract/conditions/sentCondition.ts'
import { doseGroupsToWire } from '@reprieve/contract/doses/doseGroups.ts'
import { DOSE_TYPE } from '@reprieve/contract/doses/doseType.ts'
import { listSchemaFaults, type Fault } from '@reprieve/contract/envelope.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { listFieldGroupsToWire } from '@reprieve/contract/lists/listGroups.ts'
import { namedListField } from '@reprieve/contract/lists/sentListField.ts'
import { medicationGroupsToWire } from '@reprieve/contract/medications/medicationGroups.ts'
import { sentMedication } from '@reprieve/contract/medications/sentMedication.ts'
import { recordGroupsToWire } from '@reprieve/contract/records/wire.ts'
import { sentSettings } from '@reprieve/contract/settings/sentSettings.ts'
import {
  SETTINGS_TYPE,
  isSettingsKey,
  prefOfKind,
  settingsGroupsToWire,
} from '@reprieve/contract/settings/settingsGroups.ts'
import { signalGroupsToWire } from '@reprieve/contract/signals/signalGroups.ts'
import { SIGNAL_TYPE } from '@reprieve/contract/signals/signalType.ts'
import { MOVED_GROUP } from '@reprieve/domain/sync/movedAway.ts'
import { DOSE_KIND, PROFILE_KIND, SETTINGS_KINDS, SIGNAL_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { CONDITION_KIND } from '../conditions/conditionKind.ts'
import { LIST_KIND } from '../lists/sentFields.ts'
import { MEDICATION_KIND } from '../medications/medicationKind.ts'
import { DIARY_KINDS, readRecord } from '../records/sentItems.ts'

type Groups = Readonly<Record<string, { v: unknown }>>

/** How items of one kind are shown in, and restored from, their history. */
export interface HistoryKind {
  /** The specification's name for its number. */
  number: 'record_id' | 'fid' | 'nid'
  /** Groups with no content of the person, or that nobody may restore. */
  hidden: readonly string[]
  contentOf: (groups: Groups) => Fields
  /** Validates the whole item: values that a device reported as overwritten were never checked. */
  faultsIn: (groups: Groups) => Fault[]
}

interface Parsing {
  safeParse: (raw: unknown) => {
    success: boolean
    error?: Parameters<typeof listSchemaFaults>[0] | undefined
  }
}

const faultsBy = (schema: Parsing, raw: unknown): Fault[] => {
  const read = schema.safeParse(raw)
  return read.success || read.error === undefined ? [] : listSchemaFaults(read.error)
}

const asCreated = (raw: unknown): Fault[] => {
  const read = readRecord(raw, 'create')
  return read.ok ? [] : read.reason
}

const DIARY: HistoryKind = {
  number: 'record_id',
  // The move to another day is hidden too.
  hidden: ['meta', MOVED_GROUP],
  contentOf: (groups) => recordGroupsToWire(groups).content,
  faultsIn: (groups) => asCreated(recordGroupsToWire(groups)),
}

const flat = (number: 'fid' | 'nid', contentOf: HistoryKind['contentOf'], schema: Parsing): HistoryKind => ({
  number,
  hidden: [],
  contentOf,
  faultsIn: (groups) => faultsBy(schema, contentOf(groups)),
})

/** Each key is a group of its own: another key's value in it would be misread on some device. [SYNC-35] */
const misplacedIn = (groups: Groups): Fault[] =>
  Object.entries(groups)
    .filter(([group, { v }]) => group !== 'deleted' && !isOfKey(group, v))
    .map(([path]) => ({ path, reason: 'no-such-key' }))

const isOfKey = (group: string, value: unknown): boolean =>
  isSettingsKey(group) && Object.keys(toFields(value)).every((key) => key === group)

const settings = (kind: string): HistoryKind => ({
  number: 'record_id',
  hidden: [],
  contentOf: settingsGroupsToWire,
  faultsIn: (groups) => [
    ...misplacedIn(groups),
    ...faultsBy(sentSettings, {
      record_type: SETTINGS_TYPE,
      pref_type: prefOfKind(kind),
      content: settingsGroupsToWire(groups),
    }),
  ],
})

const BY_KIND: ReadonlyMap<string, HistoryKind> = new Map<string, HistoryKind>([
  ...DIARY_KINDS.map((kind): [string, HistoryKind] => [kind, DIARY]),
  [
    DOSE_KIND,
    {
      number: 'record_id',
      hidden: [],
      contentOf: doseGroupsToWire,
      faultsIn: (groups) => asCreated({ record_type: DOSE_TYPE, content: doseGroupsToWire(groups) }),
    },
  ],
  [
    SIGNAL_KIND,
    {
      number: 'record_id',
      hidden: [],
      contentOf: signalGroupsToWire,
      faultsIn: (groups) => asCreated({ record_type: SIGNAL_TYPE, content: signalGroupsToWire(groups) }),
    },
  ],
  [LIST_KIND, flat('fid', listFieldGroupsToWire, namedListField)],
  [CONDITION_KIND, flat('fid', conditionGroupsToWire, sentCondition)],
  [MEDICATION_KIND, flat('nid', medicationGroupsToWire, sentMedication)],
  [
    PROFILE_KIND,
    {
      number: 'record_id',
      // An agreement to the terms cannot be undone. [ACC-17]
      hidden: [TERMS_GROUP],
      contentOf: profileGroupsToWire,
      faultsIn: (groups) =>
        faultsBy(sentProfile, { record_type: PROFILE_TYPE, content: profileGroupsToWire(groups) }),
    },
  ],
  ...SETTINGS_KINDS.map((kind): [string, HistoryKind] => [kind, settings(kind)]),
])

export const findHistoryKind = (kind: string): HistoryKind | undefined => BY_KIND.get(kind)

/** Restoring any value also undoes a delete, so the history hides `deleted`; alias ids are no content. */
export const hiddenIn = (kind: string): string[] => ['deleted', ...(findHistoryKind(kind)?.hidden ?? [])]

export const isHidden = (kind: string, group: string): boolean =>
  isAliasGroup(group) || hiddenIn(kind).includes(group)
