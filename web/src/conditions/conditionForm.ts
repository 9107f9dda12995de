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
import { localNow } from '../device/useNow.ts'
import type { EditForm } from '../editing/editSession.ts'
import type { Editor } from '../editing/useEditSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { joinFormTexts } from '../ui/fields/joinFormTexts.ts'
import { EMPTY_CONDITION_FORM, encodeConditionDraft, type ConditionEditorStart } from './conditionDraft.ts'
import { addCondition, CONDITION_KIND } from './conditionTable.ts'
import { editCondition, type ConditionWriteFault } from './conditionWrites.ts'

/** Implemented by the medications, whose purposes change with it. [COND-10] */
export type Replace = (
  diary: Diary,
  replacement: { old: Condition; next: NewCondition; draftId: string },
) => Promise<Result<Condition, ConditionWriteFault>>

export type ConditionFormFault = ConditionFault | ConditionWriteFault | ConditionFaults

export type ConditionEditing = Editor<ConditionForm, Condition, ConditionFormFault>

const today = (): string => dayOf(localNow())

/** The errors of the fields, whether shown yet or not. */
export function conditionProblems(form: ConditionForm): ConditionFaults {
  const finished = finishConditionForm(form, today())
  return finished.ok ? {} : finished.reason
}

/** The editor of a condition. [COND-12] */
export function conditionForm(
  diary: Diary,
  { id, opened, form: first, isKept }: ConditionEditorStart,
  replace: Replace,
): EditForm<ConditionForm, Condition, ConditionFormFault> {
  const before = opened === null ? EMPTY_CONDITION_FORM : toConditionForm(opened)
  return {
    first,
    draft: { id, isKept, kind: CONDITION_KIND, encode: (form) => encodeConditionDraft({ opened, form }) },
    isDirty: (form) => isConditionFormChanged(before, form),
    save: async (form) => {
      const finished = finishConditionForm(form, today())
      if (!finished.ok) return finished
      const { value: next } = finished
      if (opened === null) return addCondition(diary, next, { formId: id, draftId: id })
      if (isOtherCondition(opened, next)) return replace(diary, { old: opened, next, draftId: id })
      return editCondition(diary, { opened, next: { ...opened, ...next, id }, draftId: id })
    },
    toText: joinFormTexts,
  }
}
