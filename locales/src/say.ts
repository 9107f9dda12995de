import { fillIn } from './fillIn.ts'
import { parseMessage, type Message } from './icu.ts'
import type { Language } from './language.ts'
import type { Messages, Values } from './words.ts'

// Parsing costs far more than filling in. The messages are our own files, so the cache cannot grow without end.
const parsed = new Map<string, Message | null>()

function parse(message: string): Message | null {
  const known = parsed.get(message)
  if (known !== undefined) return known
  const made = parsedOrNull(message)
  parsed.set(message, made)
  return made
}

/** A slip in one translation must not take the whole answer with it: the next language speaks instead. */
function parsedOrNull(message: string): Message | null {
  try {
    return parseMessage(message)
  } catch {
    return null
  }
}

function fill(language: Language, message: string | undefined, values: Values): string | null {
  const read = message === undefined ? null : parse(message)
  return read === null ? null : fillIn(language, read, values)
}

const own = (messages: Messages, key: string): string | undefined =>
  Object.hasOwn(messages, key) ? messages[key] : undefined

interface Voices {
  language: Language
  messages: Messages
  english: Messages
}

/** The language, else English (by English plural rules), else the key. */
export function formatText(voices: Voices, key: string, values: Values = {}): string {
  return (
    fill(voices.language, own(voices.messages, key), values) ??
    fill('en', own(voices.english, key), values) ??
    key
  )
}
