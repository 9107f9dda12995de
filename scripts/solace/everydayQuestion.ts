import type { Language } from '@reprieve/domain/settings/language.ts'

/** An everyday question as people type it, and what a useful answer has. */
export interface EverydayQuestion {
  id: string
  question: string
  /** Asked first. */
  after: string | null
  kind: string
  wants: string
}

export const languageOfQuestion = ({ id }: EverydayQuestion): Language =>
  /^(?:rt-)?(.+)-\d+$/.exec(id)![1] as Language
