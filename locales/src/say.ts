import { IntlMessageFormat } from 'intl-messageformat'
import { INTL_TAG, type Language } from './language.ts'
import type { Messages, Values } from './words.ts'

// Parsing costs far more than filling in. The messages are our own files, so the cache cannot grow without end.
const parsed = new Map<string, IntlMessageFormat>()

function parse(language: Language, message: string): IntlMessageFormat {
  const id = `${language} ${message}`
  const known = parsed.get(id)
  if (known !== undefined) return known
  // ignoreTag: `<` in a sentence is a character, never markup.
  const made = new IntlMessageFormat(message, INTL_TAG[language], undefined, { ignoreTag: true })
  parsed.set(id, made)
  return made
}

function fill(language: Language, message: string | undefined, values: Values): string | null {
  if (message === undefined) return null
  try {
    return String(parse(language, message).format(values))
  } catch {
    // A slip in one translation must not take the whole answer with it: the next language speaks instead.
    return null
  }
}

const own = (messages: Messages, key: string): string | undefined =>
  Object.hasOwn(messages, key) ? messages[key] : undefined

interface Voices {
  language: Language
  messages: Messages
  english: Messages
}

/** The language, else English (by English plural rules), else the key. */
export function say(voices: Voices, key: string, values: Values = {}): string {
  return (
    fill(voices.language, own(voices.messages, key), values) ??
    fill('en', own(voices.english, key), values) ??
    key
  )
}
