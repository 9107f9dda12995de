import type { Language } from '@reprieve/domain/settings/language.ts'
import { readPageMessage } from '../device/workerMessages.ts'

/** A reminder to show, requested by a page or by a push message. */
export interface ReminderNotice {
  key: string
  at: number
  language: Language
  hasSound: boolean
  hasVibration: boolean
}

/** The content of a message; this version may not have its language. */
type Message = Omit<ReminderNotice, 'language'> & { language: unknown }

const VERSION = 1

/** Null for a broken message, or one of a newer server: a reminder is due all the same. [PUSH-12] */
export function readMessage(data: { text(): string } | null): Message | null {
  const said = saidIn(data)
  if (said['v'] !== VERSION) return null
  const { r: key, at, lang, sound, vibration } = said
  // The same check as for a page's message. The message's own language is checked later.
  const word = readPageMessage({
    say: 'remind',
    key,
    at,
    language: 'en',
    hasSound: sound !== 0,
    hasVibration: vibration !== 0,
  })
  return word?.say === 'remind' ? { ...word, language: lang } : null
}

export const plainReminder = (now: number): Message => ({
  key: 'plain',
  at: now,
  language: null,
  hasSound: true,
  hasVibration: true,
})

function saidIn(data: { text(): string } | null): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(data?.text() ?? '')
    return typeof said === 'object' && said !== null ? { ...said } : {}
  } catch {
    return {}
  }
}
