import { KEY_LETTERS, type Meaning, type SafetyBook, type SafetyEntry } from './book.ts'
import { endOf } from './phrase.ts'
import type { Word } from './words.ts'

/** A phrase that stands in a text, from a word to before another. */
export interface Hit {
  means: Meaning
  language: string
  start: number
  end: number
}

/** Every phrase of the book in the words, in the order of where they begin. */
export function hitsIn(words: readonly Word[], book: SafetyBook): Hit[] {
  const hits: Hit[] = []
  // Most words of a text are written more than once.
  const known = new Map<string, readonly SafetyEntry[]>()
  for (const [start, word] of words.entries()) {
    const [first = ''] = word.forms
    const entries = known.get(first) ?? entriesFor(word, book)
    known.set(first, entries)
    for (const { means, language, phrase } of entries) {
      const end = endOf(words, start, phrase)
      if (end !== -1) hits.push({ means, language, start, end })
    }
    if (isGluedCrisis(word, book)) hits.push({ means: 'crisis', language: '', start, end: start + 1 })
  }
  return hits
}

function entriesFor(
  { forms, isSign }: Word,
  { byWord, byStem, longestStem }: SafetyBook,
): readonly SafetyEntry[] {
  const [only = ''] = forms
  if (isSign) return byWord.get(only) ?? []
  const found = new Set<SafetyEntry>()
  for (const form of forms) {
    for (const entry of byWord.get(form) ?? []) found.add(entry)
    const most = Math.min(longestStem, form.length)
    for (let length = 1; length <= most; length += 1) {
      for (const entry of byStem.get(form.slice(0, length)) ?? []) found.add(entry)
    }
  }
  return [...found]
}

/** At the beginning of a word, or anywhere in letters that were pulled apart: as many looks as there are letters. */
const isGluedCrisis = ({ forms, isSign, isJoined }: Word, { glued }: SafetyBook): boolean =>
  !isSign &&
  forms.some((form) => {
    if (form.length < KEY_LETTERS) return false
    const last = isJoined ? form.length - KEY_LETTERS : 0
    for (let at = 0; at <= last; at += 1) {
      const begun = glued.get(form.slice(at, at + KEY_LETTERS))
      if (begun?.some((phrase) => form.startsWith(phrase, at)) === true) return true
    }
    return false
  })
