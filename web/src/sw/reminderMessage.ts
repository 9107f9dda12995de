import type { Language } from '@reprieve/domain/settings/language.ts'
import { readWord } from '../device/appWord.ts'

/** A reminder to be shown, whether the page or a message asks for it. */
export interface ReminderNotice {
  key: string
  at: number
  language: Language
  hasSound: boolean
  hasVibration: boolean
}

/** What a message says; its language may be one that this version does not have. */
type Message = Omit<ReminderNotice, 'language'> & { language: unknown }

const VERSION = 1

/** Null for what is broken, or of a server that is newer: something is due all the same. [PUSH-12] */
export function readMessage(data: { text(): string } | null): Message | null {
  const said = saidIn(data)
  if (said['v'] !== VERSION) return null
  const { r: key, at, lang, sound, vibration } = said
  // The same check that a page's word must pass. Its own language is looked at later.
  const word = readWord({
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
