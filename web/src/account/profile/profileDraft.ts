import { profileToGroups, readProfileGroups } from '@reprieve/contract/account/profileWire.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import type { MeasureField, TypedMeasure } from '@reprieve/domain/account/bodyMeasure.ts'
import { HEIGHT_UNITS, WEIGHT_UNITS } from '@reprieve/domain/account/bodyUnits.ts'
import { GENDERS, type Profile } from '@reprieve/domain/account/profile.ts'
import { toProfileForm, type ProfileForm } from '@reprieve/domain/account/profileForm.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { draftDeletion, offeredDrafts, encodeForShelf, type Draft } from '../../local/drafts.ts'
import { randomHex } from '../../local/randomHex.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readStoredProfile } from '../profileTable.ts'

/** The profile while it is edited: as opened, and as in the fields. */
export interface BegunProfile {
  /**
   * Unique to this opening: two tabs that edit at the same time have two drafts, and saving one does not end the other.
   */
  draftId: string
  opened: Profile
  form: ProfileForm
  /** It comes from an earlier visit. */
  isKept: boolean
}

type ProfileDraft = Pick<BegunProfile, 'draftId' | 'opened' | 'form'>

/** Continues the latest draft; an earlier one stays for the next opening. [PROF-10] */
export async function openProfile(diary: Diary): Promise<BegunProfile> {
  const drafts = await offeredDrafts(diary)
  for (const draft of drafts.filter(({ kind }) => kind === PROFILE_KIND)) {
    const begun = fromKept(draft)
    if (begun !== null) return { ...begun, draftId: await takeOver(diary, draft), isKept: true }
  }
  return openStoredProfile(diary)
}

/** The stored profile after a save, without a draft that another tab has started meanwhile. */
export async function openStoredProfile(diary: Diary): Promise<BegunProfile> {
  const opened = await readStoredProfile(diary)
  return { draftId: newDraftId(), opened, form: toProfileForm(opened), isKept: false }
}

const newDraftId = (): string => `profile-${randomHex(8)}`

/**
 * The tab that wrote the draft may still be open. A new id separates the two: the other tab continues under the old id,
 * and the tab that saves first does not delete the draft of the other.
 */
async function takeOver(diary: Diary, draft: Draft): Promise<string> {
  const id = newDraftId()
  const moved = await diary.tables.write({
    ...draftDeletion(draft.id),
    shelve: [await encodeForShelf(diary, 'drafts', { ...draft, id })],
  })
  // On a full disk the draft keeps its id: one draft shared by two tabs is better than none.
  return moved.ok ? id : draft.id
}

export const encodeProfileDraft = ({ opened, form }: Pick<ProfileDraft, 'opened' | 'form'>) => ({
  opened: [...profileToGroups(opened)],
  form,
})

function fromKept({ value }: Draft): Omit<ProfileDraft, 'draftId'> | null {
  const kept = toFields(value)
  if (!Array.isArray(kept['opened'])) return null
  const isPair = (one: unknown): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string'
  const opened = readProfileGroups(new Map(kept['opened'].filter(isPair)))
  return { opened, form: formFrom(toFields(kept['form']), toProfileForm(opened)) }
}

/** A draft of another app version is read as far as possible. */
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
    height: measureFrom(toFields(kept['height']), HEIGHT_UNITS, before.height),
    weight: measureFrom(toFields(kept['weight']), WEIGHT_UNITS, before.weight),
  }
}

function measureFrom<Unit extends string>(
  kept: Fields,
  units: readonly Unit[],
  before: MeasureField<Unit>,
): MeasureField<Unit> {
  const value = kept['kept']
  return {
    kept: typeof value === 'number' || value === null ? value : before.kept,
    unit: units.find((one) => one === kept['unit']) ?? before.unit,
    typed: isTyped(kept['typed']) ? kept['typed'] : null,
  }
}

const isTyped = (value: unknown): value is TypedMeasure =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
