import { problemsIn } from '@reprieve/domain/questionnaires/complete.ts'
import { draftAnswers, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import { useEffect, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { formToAnswer, type Form } from './formTable.ts'
import type { TodaysQuestionnaire } from './today.ts'

/** Whether everything is answered and only sending is left. [QST-30] */
export function useIsReady({ nid, edition, hasDraft }: TodaysQuestionnaire, drafts: Drafts): boolean {
  const diary = useDiary()
  const [form, setForm] = useState<Form | null>(null)
  useEffect(() => {
    if (!hasDraft) return
    let isHere = true
    formToAnswer(diary, nid, edition)
      .then((found) => isHere && setForm(found === 'unreadable' ? null : found))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [diary, nid, edition, hasDraft])
  if (form === null || !hasDraft) return false
  return problemsIn(form.questionnaire, draftAnswers(drafts, nid)).length === 0
}
