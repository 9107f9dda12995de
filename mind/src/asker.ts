import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'

/** What an answer may depend on besides the diary. */
export interface Asker {
  language: Language
  /** The local time of the person. */
  at: LocalInstant
  /** The first day of their week. [ASST-30] */
  weekStart: Weekday
  plan: Plan
  hasGuide: boolean
}
