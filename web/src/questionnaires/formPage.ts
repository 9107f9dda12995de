import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { AnswerFormState } from './useForm.ts'

/** What every question of a form needs. */
export interface FormPage {
  diary: Diary
  filling: AnswerFormState
  /** Null: in its original language. */
  spoken: Language | null
  /** For screen readers: the form may be in another language than the app. */
  lang: string
}
