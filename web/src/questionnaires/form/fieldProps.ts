import type { QuestionnaireAnswer, Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { UnreadableInput } from './answerProblems.ts'

/** The props of every kind of question. */
export interface FieldProps {
  item: Item
  label: string
  answer: QuestionnaireAnswer | undefined
  /** The message about what is wrong. */
  problem: string | null
  hint: string | undefined
  diary: Diary
  spoken: Language | null
  /** Undefined removes the answer. */
  onGive: (answer: QuestionnaireAnswer | undefined) => void
  onMisread: (what: UnreadableInput | null) => void
  onLeave: () => void
}
