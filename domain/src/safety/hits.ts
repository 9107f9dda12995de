import { phraseHits, type PhraseHit } from './phraseIndex.ts'
import { GLUED_KEY_CHARACTERS, type SafetyMeaning, type SafetyBook } from './safetyBook.ts'
import type { Word } from './words.ts'

export type Hit = PhraseHit<SafetyMeaning>

/** Finds every phrase of the book in the words, ordered by start. */
export function hitsIn(words: readonly Word[], book: SafetyBook): Hit[] {
  const glued: Hit[] = []
  for (const [start, word] of words.entries()) {
    if (isGluedCrisis(word, book)) glued.push({ means: 'crisis', language: '', start, end: start + 1 })
  }
  const hits = phraseHits(words, book)
  return glued.length === 0 ? hits : [...hits, ...glued].toSorted((one, other) => one.start - other.start)
}

/** Checks the start of a word, or every position in joined letters. */
const isGluedCrisis = ({ forms, isSign, isJoined }: Word, { glued }: SafetyBook): boolean =>
  !isSign &&
  forms.some((form) => {
    if (form.length < GLUED_KEY_CHARACTERS) return false
    const last = isJoined ? form.length - GLUED_KEY_CHARACTERS : 0
    for (let at = 0; at <= last; at += 1) {
      const begun = glued.get(form.slice(at, at + GLUED_KEY_CHARACTERS))
      if (begun?.some((phrase) => form.startsWith(phrase, at)) === true) return true
    }
    return false
  })
