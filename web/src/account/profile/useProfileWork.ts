import {
  isFormChanged,
  profileFrom,
  type FormProblems,
  type FormReading,
  type ProfileForm,
} from '@reprieve/domain/account/profileForm.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { unsavedWork } from '../../device/unsavedWork.ts'
import { localNow } from '../../device/useNow.ts'
import { noteSilence } from '../../local/database/storageTimeout.ts'
import { openDraftKeeper } from '../../local/draftKeeper.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { openWorkEnding, type WorkEnding } from '../../local/workEnding.ts'
import { useFormatTag } from '../../text/useText.tsx'
import { joinFormTexts } from '../../ui/fields/textOnScreen.ts'
import { useWork, type Work } from '../../ui/useWork.ts'
import { saveProfile } from '../profileTable.ts'
import { keepProfileDraft, takeProfileBack, throwProfileAway, type BegunProfile } from './profileDraft.ts'

type Ending = WorkEnding<ProfileForm, undefined, FormProblems>

export interface ProfileWork extends Work<
  ProfileForm,
  Awaited<ReturnType<Ending['save']>>,
  Result<undefined, StorageFault>,
  Awaited<ReturnType<Ending['discard']>>
> {
  /** The errors of the fields, shown yet or not. */
  problems: FormProblems
}

/** The number format, and today's date. */
function useFormReading(): FormReading {
  return { signs: numberSigns(useFormatTag()), today: dayOf(localNow()) }
}

/** "About me" while it is edited, from the first change to the end. */
export function useProfileWork(diary: Diary, begun: BegunProfile): ProfileWork {
  const { draftId, opened, isKept } = begun
  const reading = useFormReading()
  const isChanged = (form: ProfileForm): boolean => isFormChanged(opened, form, reading)
  const save = async (form: ProfileForm): ReturnType<Ending['save']> => {
    const read = profileFrom(form, reading)
    return read.ok ? saveProfile(diary, { opened, now: read.value, draftId }) : read
  }
  const work = useWork({
    first: begun.form,
    asksBeforeLeaving: isChanged,
    hold: unsavedWork.hold,
    toText: joinFormTexts,
    noteSilence,
    open: (onLost) => {
      const keeper = openDraftKeeper<ProfileForm>(diary, {
        id: draftId,
        isKept,
        onFault: onLost,
        isWorthKeeping: isChanged,
        write: (form) => keepProfileDraft(diary, { draftId, opened, form }),
      })
      const ending = openWorkEnding<ProfileForm, undefined, FormProblems>({
        keeper,
        isKept,
        clock: diary.now,
        save,
        throwAway: (form) => throwProfileAway(diary, { draftId, opened, form }),
        takeBack: (form) => takeProfileBack(diary, { draftId, opened, form }),
        report: reportError,
      })
      return { keeper, ending }
    },
  })
  const read = profileFrom(work.now, reading)
  return { ...work, problems: read.ok ? {} : read.reason }
}
