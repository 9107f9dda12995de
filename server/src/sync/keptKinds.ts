import { PROFILE_TYPE, TERMS_GROUP, profileFromGroups } from '@reprieve/contract/account/profileGroups.ts'
import { sentProfile } from '@reprieve/contract/account/sentProfile.ts'
import { isAliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { conditionFromGroups } from '@reprieve/contract/conditions/conditionGroups.ts'
import { sentCondition } from '@reprieve/contract/conditions/sentCondition.ts'
import { doseFromGroups } from '@reprieve/contract/doses/doseGroups.ts'
import { DOSE_TYPE } from '@reprieve/contract/doses/doseType.ts'
import { faultsOf, type Fault } from '@reprieve/contract/envelope.ts'
import { fieldsOf, type Fields } from '@reprieve/contract/fields.ts'
import { listFieldFromGroups } from '@reprieve/contract/lists/listGroups.ts'
import { namedListField } from '@reprieve/contract/lists/sentListField.ts'
import { medicationFromGroups } from '@reprieve/contract/medications/medicationGroups.ts'
import { sentMedication } from '@reprieve/contract/medications/sentMedication.ts'
import { recordFromGroups } from '@reprieve/contract/records/wire.ts'
import { sentSettings } from '@reprieve/contract/settings/sentSettings.ts'
import {
  SETTINGS_TYPE,
  isSettingsKey,
  prefOfKind,
  settingsFromGroups,
} from '@reprieve/contract/settings/settingsGroups.ts'
import { MOVED_GROUP } from '@reprieve/domain/sync/movedAway.ts'
import { PROFILE_KIND, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { CONDITION_KIND } from '../conditions/conditionKind.ts'
import { LIST_KIND } from '../lists/sentFields.ts'
import { MEDICATION_KIND } from '../medications/medicationKind.ts'
import { DIARY_KINDS, DOSE_KIND, readRecord } from '../records/sentItems.ts'

type Groups = Readonly<Record<string, { v: unknown }>>

/** How items of one kind are shown in, and restored from, their history. */
export interface KeptKind {
  /** The specification's name for its number. */
  number: 'record_id' | 'fid' | 'nid'
  /** Groups with no content of the person, or that nobody may restore. */
  hidden: readonly string[]
  contentOf: (groups: Groups) => Fields
  /** Validates the whole item: values that a device reported as overwritten were never checked. */
  faultsIn: (groups: Groups) => Fault[]
}

interface Parsing {
  safeParse: (raw: unknown) => { success: boolean; error?: Parameters<typeof faultsOf>[0] | undefined }
}

const faultsBy = (schema: Parsing, raw: unknown): Fault[] => {
  const read = schema.safeParse(raw)
  return read.success || read.error === undefined ? [] : faultsOf(read.error)
}

const asCreated = (raw: unknown): Fault[] => {
  const read = readRecord(raw, 'create')
  return read.ok ? [] : read.reason
}

const DIARY: KeptKind = {
  number: 'record_id',
  // The move to another day is hidden too.
  hidden: ['meta', MOVED_GROUP],
  contentOf: (groups) => recordFromGroups(groups).content,
  faultsIn: (groups) => asCreated(recordFromGroups(groups)),
}

const flat = (number: 'fid' | 'nid', contentOf: KeptKind['contentOf'], schema: Parsing): KeptKind => ({
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
  isSettingsKey(group) && Object.keys(fieldsOf(value)).every((key) => key === group)

const settings = (kind: string): KeptKind => ({
  number: 'record_id',
  hidden: [],
  contentOf: settingsFromGroups,
  faultsIn: (groups) => [
    ...misplacedIn(groups),
    ...faultsBy(sentSettings, {
      record_type: SETTINGS_TYPE,
      pref_type: prefOfKind(kind),
      content: settingsFromGroups(groups),
    }),
  ],
})

const BY_KIND: ReadonlyMap<string, KeptKind> = new Map<string, KeptKind>([
  ...DIARY_KINDS.map((kind): [string, KeptKind] => [kind, DIARY]),
  [
    DOSE_KIND,
    {
      number: 'record_id',
      hidden: [],
      contentOf: doseFromGroups,
      faultsIn: (groups) => asCreated({ record_type: DOSE_TYPE, content: doseFromGroups(groups) }),
    },
  ],
  [LIST_KIND, flat('fid', listFieldFromGroups, namedListField)],
  [CONDITION_KIND, flat('fid', conditionFromGroups, sentCondition)],
  [MEDICATION_KIND, flat('nid', medicationFromGroups, sentMedication)],
  [
    PROFILE_KIND,
    {
      number: 'record_id',
      // An agreement to the terms cannot be undone. [ACC-17]
      hidden: [TERMS_GROUP],
      contentOf: profileFromGroups,
      faultsIn: (groups) =>
        faultsBy(sentProfile, { record_type: PROFILE_TYPE, content: profileFromGroups(groups) }),
    },
  ],
  ...SETTINGS_KINDS.map((kind): [string, KeptKind] => [kind, settings(kind)]),
])

export const keptKind = (kind: string): KeptKind | undefined => BY_KIND.get(kind)

/** Restoring any value also undoes a delete, so the history hides `deleted`; alias ids are no content. */
export const hiddenIn = (kind: string): string[] => ['deleted', ...(keptKind(kind)?.hidden ?? [])]

export const isHidden = (kind: string, group: string): boolean =>
  isAliasGroup(group) || hiddenIn(kind).includes(group)
