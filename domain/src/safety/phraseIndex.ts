import { canContinueWith, canOccurIn, findPhraseEnd, firstPhraseWords, type Phrase } from './phrase.ts'
import type { Word } from './words.ts'

export interface PhraseEntry<Means extends string> {
  means: Means
  language: string
  phrase: Phrase
}

/** Phrases indexed by their possible first words. */
export interface PhraseIndex<Means extends string> {
  byWord: ReadonlyMap<string, readonly PhraseEntry<Means>[]>
  byStem: ReadonlyMap<string, readonly PhraseEntry<Means>[]>
  longestStem: number
}

/** A phrase found in a text, from word `start` to before word `end`. */
export interface PhraseHit<Means extends string> {
  means: Means
  language: string
  start: number
  end: number
}

export function makePhraseIndex<Means extends string>(
  entries: readonly PhraseEntry<Means>[],
): PhraseIndex<Means> {
  const byWord = new Map<string, PhraseEntry<Means>[]>()
  const byStem = new Map<string, PhraseEntry<Means>[]>()
  for (const entry of entries) {
    for (const { text, isStem } of firstPhraseWords(entry.phrase)) {
      const index = isStem ? byStem : byWord
      const begun = index.get(text)
      if (begun === undefined) index.set(text, [entry])
      else if (begun.at(-1) !== entry) begun.push(entry)
    }
  }
  return { byWord, byStem, longestStem: Math.max(0, ...Array.from(byStem.keys(), (stem) => stem.length)) }
}

/** Finds every phrase of the index in the words, ordered by start. */
export function phraseHits<Means extends string>(
  words: readonly Word[],
  index: PhraseIndex<Means>,
): PhraseHit<Means>[] {
  const hits: PhraseHit<Means>[] = []
  const vocabulary = new Set(words.flatMap(({ forms }) => forms))
  // Cache: most pairs of words occur more than once in a long text.
  const known = new Map<string, readonly PhraseEntry<Means>[]>()
  for (const [start, word] of words.entries()) {
    const next = words[start + 1]
    const pair = `${word.forms[0]}${next?.isGlued === true ? '+' : ' '}${next?.forms[0] ?? ''}`
    const entries =
      known.get(pair) ??
      entriesFor(word, index).filter(
        ({ phrase }) => canContinueWith(phrase, next) && canOccurIn(vocabulary, phrase),
      )
    known.set(pair, entries)
    for (const { means, language, phrase } of entries) {
      const end = findPhraseEnd(words, start, phrase)
      if (end !== -1) hits.push({ means, language, start, end })
    }
  }
  return hits
}

function entriesFor<Means extends string>(
  { forms, isSign }: Word,
  { byWord, byStem, longestStem }: PhraseIndex<Means>,
): readonly PhraseEntry<Means>[] {
  const [only = ''] = forms
  if (isSign) return byWord.get(only) ?? []
  const found = new Set<PhraseEntry<Means>>()
  for (const form of forms) {
    for (const entry of byWord.get(form) ?? []) found.add(entry)
    const most = Math.min(longestStem, form.length)
    for (let length = 1; length <= most; length += 1) {
      for (const entry of byStem.get(form.slice(0, length)) ?? []) found.add(entry)
    }
  }
  return [...found]
}

/** An idiom suppresses only what is inside it. Hits must be ordered by start. [SAFE-6] */
export function dropHitsInside<Means extends string>(
  hits: readonly PhraseHit<Means>[],
  idiom: Means,
): PhraseHit<Means>[] {
  const idioms = hits.filter(({ means }) => means === idiom)
  let [next, covered] = [0, 0]
  return hits.filter(({ start, end }) => {
    while ((idioms[next]?.start ?? Infinity) <= start) covered = Math.max(covered, idioms[next++]?.end ?? 0)
    return end > covered
  })
}
