import type { ConditionFault, NewCondition } from '@reprieve/domain/conditions/addCondition.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import {
  finishConditionForm,
  toConditionForm,
  isOtherCondition,
  isConditionFormChanged,
  type ConditionFaults,
  type ConditionForm,
} from '@reprieve/domain/conditions/editCondition.ts'
import type { Result } from '@reprieve/domain/result.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { unsavedWork } from '../device/unsavedWork.ts'
import { localNow } from '../device/useNow.ts'
import { noteSilence } from '../local/database/storageTimeout.ts'
import { openDraftKeeper } from '../local/draftKeeper.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { openWorkEnding, type WorkEnding } from '../local/workEnding.ts'
import { joinFormTexts } from '../ui/fields/textOnScreen.ts'
import { useWork, type Work } from '../ui/useWork.ts'
import {
  EMPTY_CONDITION_FORM,
  storeConditionDraft,
  restoreConditionDraft,
  trashConditionDraft,
  type ConditionEditorStart,
} from './conditionDraft.ts'
import { addCondition } from './conditionTable.ts'
import { editCondition, type ConditionWriteFault } from './conditionWrites.ts'

/** Implemented by the medications, whose purposes change with it. [COND-10] */
export type Replace = (
  diary: Diary,
  replacement: { old: Condition; next: NewCondition; draftId: string },
) => Promise<Result<Condition, ConditionWriteFault>>

export type Fault = ConditionFault | ConditionWriteFault | ConditionFaults

type Ending = WorkEnding<ConditionForm, Condition, Fault>

export interface ConditionWork extends Work<
  ConditionForm,
  Awaited<ReturnType<Ending['save']>>,
  Result<undefined, StorageFault>,
  Awaited<ReturnType<Ending['discard']>>
> {
  /** The errors of the fields, whether shown yet or not. */
  problems: ConditionFaults
}

const today = (): string => dayOf(localNow())

/** A condition being added or edited, from the first change to its end. [COND-12] */
export function useConditionWork(diary: Diary, begun: ConditionEditorStart, replace: Replace): ConditionWork {
  const { id, opened, isKept } = begun
  const first = opened === null ? EMPTY_CONDITION_FORM : toConditionForm(opened)
  const draftOf = (form: ConditionForm) => ({ id, opened, form })
  const save = async (form: ConditionForm): ReturnType<Ending['save']> => {
    const told = finishConditionForm(form, today())
    if (!told.ok) return told
    if (opened === null) return addCondition(diary, told.value, { formId: id, draftId: id })
    if (isOtherCondition(opened, told.value))
      return replace(diary, { old: opened, next: told.value, draftId: id })
    return editCondition(diary, { opened, next: { ...opened, ...told.value, id }, draftId: id })
  }
  const work = useWork({
    first: begun.form,
    asksBeforeLeaving: (form) => isConditionFormChanged(first, form),
    hold: unsavedWork.hold,
    toText: joinFormTexts,
    noteSilence,
    open: (onLost) => {
      const keeper = openDraftKeeper<ConditionForm>(diary, {
        id,
        isKept,
        onFault: onLost,
        isWorthKeeping: (form) => isConditionFormChanged(first, form),
        write: (form) => storeConditionDraft(diary, draftOf(form)),
      })
      const ending = openWorkEnding<ConditionForm, Condition, Fault>({
        keeper,
        isKept,
        clock: diary.now,
        save,
        throwAway: (form) => trashConditionDraft(diary, draftOf(form)),
        takeBack: (form) => restoreConditionDraft(diary, draftOf(form)),
        report: reportError,
      })
      return { keeper, ending }
    },
  })
  const read = finishConditionForm(work.now, today())
  return { ...work, problems: read.ok ? {} : read.reason }
}
