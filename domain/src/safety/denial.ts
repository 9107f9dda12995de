import type { PhraseHit } from './phraseIndex.ts'
import type { Word } from './words.ts'

const WORDS_BEFORE = 3
const SIGNS_AFTER = 8

/**
 * The hits that are not denied: "no chest pain" is none. A denial counts only directly before what it denies, or after
 * it where the language puts it there, and never across a comma: "no relief, chest pain" is chest pain. [SAFE-5]
 */
export function dropDenied<Means extends string>(
  words: readonly Word[],
  hits: readonly PhraseHit<Means>[],
): PhraseHit<Means>[] {
  const ends = placesOf(hits, 'denial', ({ end }) => [end])
  const starts = placesOf(hits, 'denialAfter', ({ start }) => [start])
  const between = placesOf(hits, 'between', everyWord)
  const or = placesOf(hits, 'or', ({ start }) => [start])
  // The ends of denied hits: an `or` after one extends the denial.
  const denied = new Set<string>()

  const isDeniedBefore = ({ language, start }: Place): boolean => {
    let at = start
    for (let back = 0; back <= WORDS_BEFORE; back += 1) {
      if (at > 0 && isApart(words, at - 1, at)) return false
      if (ends.has(key(language, at))) return true
      if (or.has(key(language, at - 1)) && denied.has(key(language, at - 1))) return true
      if (!between.has(key(language, at - 1))) return false
      at -= 1
    }
    return false
  }
  const isDeniedAfter = ({ language, end }: Place): boolean => {
    for (let at = end; at < end + SIGNS_AFTER; at += 1) {
      if (isApart(words, at - 1, at)) return false
      if (starts.has(key(language, at))) return true
      if (!between.has(key(language, at))) return false
    }
    return false
  }
  // A hit inside a denied one is denied as well: hits are ordered by start, so the outer end is already known.
  const deniedUntil = new Map<string, number>()
  return hits.filter((hit) => {
    const { language, end } = hit
    const isDenied = end <= (deniedUntil.get(language) ?? 0) || isDeniedBefore(hit) || isDeniedAfter(hit)
    if (!isDenied) return true
    denied.add(key(language, end))
    deniedUntil.set(language, Math.max(end, deniedUntil.get(language) ?? 0))
    return false
  })
}

const key = (language: string, at: number): string => `${language} ${at}`

type Place = PhraseHit<string>

function placesOf(hits: readonly Place[], means: string, places: (hit: Place) => number[]): Set<string> {
  const of = hits.filter((hit) => hit.means === means)
  return new Set(of.flatMap((hit) => places(hit).map((at) => key(hit.language, at))))
}

const everyWord = ({ start, end }: Place): number[] =>
  Array.from({ length: end - start }, (_, place) => start + place)

const isApart = (words: readonly Word[], one: number, other: number): boolean =>
  words[one]?.clause !== words[other]?.clause
