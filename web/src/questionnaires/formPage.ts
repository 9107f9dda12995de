import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Diary } from '../local/rows.ts'
import type { FormInUse } from './useForm.ts'

/** What every question of a form is asked with. */
export interface FormPage {
  diary: Diary
  filling: FormInUse
  /** Null: in the words that it was written in. */
  spoken: Language | null
  /** For who listens: the form may be in another language than the app. */
  lang: string
}
