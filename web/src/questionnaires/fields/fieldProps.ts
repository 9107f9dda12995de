import type { Answer, Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Diary } from '../../local/rows.ts'
import type { Unread } from '../shownProblem.ts'

/** What every kind of question is drawn with. */
export interface FieldProps {
  item: Item
  label: string
  answer: Answer | undefined
  /** The sentence that says what is wrong. */
  problem: string | null
  hint: string | undefined
  diary: Diary
  spoken: Language | null
  /** Undefined takes the answer away. */
  onGive: (answer: Answer | undefined) => void
  onMisread: (what: Unread | null) => void
  onLeave: () => void
}
