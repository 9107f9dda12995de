import {
  isFormChanged,
  profileFrom,
  type FormProblems,
  type FormReading,
  type ProfileForm,
} from '@reprieve/domain/account/profileForm.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { localNow } from '../../device/useNow.ts'
import type { EditForm } from '../../editing/editSession.ts'
import { useEditSession, type Editor } from '../../editing/useEditSession.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useFormatTag } from '../../text/useText.tsx'
import { joinFormTexts } from '../../ui/fields/joinFormTexts.ts'
import { saveProfile } from '../profileTable.ts'
import { encodeProfileDraft, type BegunProfile } from './profileDraft.ts'

export interface ProfileEditing extends Editor<ProfileForm, undefined, FormProblems> {
  /** The errors of the fields, shown yet or not. */
  problems: FormProblems
}

/** The editor of "About me". [PROF-10] */
export function aboutMeForm(
  diary: Diary,
  { draftId: id, opened, form: first, isKept }: BegunProfile,
  reading: FormReading,
): EditForm<ProfileForm, undefined, FormProblems> {
  return {
    first,
    draft: { id, isKept, kind: PROFILE_KIND, encode: (form) => encodeProfileDraft({ opened, form }) },
    isDirty: (form) => isFormChanged(opened, form, reading),
    save: async (form) => {
      const read = profileFrom(form, reading)
      return read.ok ? saveProfile(diary, { opened, now: read.value, draftId: id }) : read
    },
    toText: joinFormTexts,
  }
}

export function useProfileEditing(diary: Diary, begun: BegunProfile): ProfileEditing {
  const reading = { signs: numberSigns(useFormatTag()), today: dayOf(localNow()) }
  const editor = useEditSession(diary, aboutMeForm(diary, begun, reading))
  const read = profileFrom(editor.value, reading)
  return { ...editor, problems: read.ok ? {} : read.reason }
}
