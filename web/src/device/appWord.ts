import { isLanguage, type Language } from '@reprieve/domain/settings/language.ts'

/** What a page says to the worker. */
export type AppWord =
  | { say: 'hello'; language: Language }
  /** The person pressed Update: the waiting version may take the place of the running one. */
  | { say: 'take-over' }

export function readWord(data: unknown): AppWord | null {
  if (typeof data !== 'object' || data === null || !('say' in data)) return null
  if (data.say === 'take-over') return { say: 'take-over' }
  const language = 'language' in data ? data.language : null
  return data.say === 'hello' && isLanguage(language) ? { say: 'hello', language } : null
}
