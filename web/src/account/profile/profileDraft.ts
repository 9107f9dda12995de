import { PROFILE_CLIENT_ID, PROFILE_KIND } from '@reprieve/contract/account/profileGroups.ts'
import { groupsOfProfile, profileOfGroups } from '@reprieve/contract/account/profileWire.ts'
import { fieldsOf, type Fields } from '@reprieve/contract/fields.ts'
import type { Measure, Typed } from '@reprieve/domain/account/bodyMeasure.ts'
import { HEIGHT_UNITS, WEIGHT_UNITS } from '@reprieve/domain/account/bodyUnits.ts'
import { GENDERS, type Profile } from '@reprieve/domain/account/profile.ts'
import { formOf, type ProfileForm } from '@reprieve/domain/account/profileForm.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { keepDraft, offeredDrafts, takeBack, throwAway, type Draft } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { keptProfile } from '../profileTable.ts'

/** The profile while it is written in: as it was opened, and as it stands in the fields. */
export interface BegunProfile {
  opened: Profile
  form: ProfileForm
  /** There from an earlier visit. */
  isKept: boolean
}

type Kept = Pick<BegunProfile, 'opened' | 'form'>
type Written = Promise<Result<undefined, StorageFault>>

/** There is one profile, and one draft of it. What was begun goes on. */
export async function openProfile(diary: Diary): Promise<BegunProfile> {
  const drafts = await offeredDrafts(diary)
  const draft = drafts.find(({ kind }) => kind === PROFILE_KIND)
  const begun = draft === undefined ? null : fromKept(draft)
  if (begun !== null) return { ...begun, isKept: true }
  const opened = await keptProfile(diary)
  return { opened, form: formOf(opened), isKept: false }
}

export const keepProfileDraft = (diary: Diary, kept: Kept): Written => keepDraft(diary, asKept(kept))

/** D36: closed without saving, it can be taken back. */
export const throwProfileAway = (diary: Diary, kept: Kept): Written =>
  throwAway(diary, { ...asKept(kept), at: diary.now() })

export const takeProfileBack = (diary: Diary, kept: Kept): Written =>
  takeBack(diary, { ...asKept(kept), at: diary.now() })

const asKept = ({ opened, form }: Kept): Omit<Draft, 'at'> => ({
  id: PROFILE_CLIENT_ID,
  kind: PROFILE_KIND,
  value: { opened: [...groupsOfProfile(opened)], form },
})

function fromKept({ value }: Draft): Kept | null {
  const kept = fieldsOf(value)
  if (!Array.isArray(kept['opened'])) return null
  const isPair = (one: unknown): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string'
  const opened = profileOfGroups(new Map(kept['opened'].filter(isPair)))
  return { opened, form: formFrom(fieldsOf(kept['form']), formOf(opened)) }
}

/** What an app of another version left is read as far as it can be. */
function formFrom(kept: Fields, before: ProfileForm): ProfileForm {
  const textOf = (key: 'name' | 'genderText' | 'birthDate' | 'country'): string => {
    const text = kept[key]
    return typeof text === 'string' ? text : before[key]
  }
  return {
    name: textOf('name'),
    gender: GENDERS.find((one) => one === kept['gender']) ?? null,
    genderText: textOf('genderText'),
    birthDate: textOf('birthDate'),
    country: textOf('country'),
    height: measureFrom(fieldsOf(kept['height']), HEIGHT_UNITS, before.height),
    weight: measureFrom(fieldsOf(kept['weight']), WEIGHT_UNITS, before.weight),
  }
}

function measureFrom<Unit extends string>(
  kept: Fields,
  units: readonly Unit[],
  before: Measure<Unit>,
): Measure<Unit> {
  const value = kept['kept']
  return {
    kept: typeof value === 'number' || value === null ? value : before.kept,
    unit: units.find((one) => one === kept['unit']) ?? before.unit,
    typed: isTyped(kept['typed']) ? kept['typed'] : null,
  }
}

const isTyped = (value: unknown): value is Typed =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
