import { groupBy } from '../../groupBy.ts'
import { dropDenied } from '../denial.ts'
import { normaliseText } from '../normaliseText.ts'
import { phraseHits, type PhraseHit } from '../phraseIndex.ts'
import { splitWords, type Word } from '../words.ts'
import type { ConcernBook, ConcernMeaning } from './concernBook.ts'
import type { ConcernClass } from './concernClasses.ts'
import { CONCERN_HINTS, CONCERN_COMBINATIONS, CONCERN_COMBINATIONS_UNLESS_MUNDANE } from './concernRules.ts'

/** `none`, a `hint` that counts only with other signs, or a `concern`. */
export type ConcernSign = 'none' | 'hint' | 'concern'

type ConcernHit = PhraseHit<ConcernMeaning>

/** The hits in one sentence, by class. */
type Classes = ReadonlyMap<ConcernMeaning, readonly ConcernHit[]>

/**
 * Whether a text hints at a wish to be gone. Word classes are combined within a sentence by the rules of
 * `concernRules.ts`, separately for each language. [SAFE-20]
 */
export function lookForConcern(text: string, book: ConcernBook): ConcernSign {
  const words = splitWords(normaliseText(text))
  const hits = dropDenied(words, withoutOrdinary(phraseHits(words, book)))
  const places = sentencesOf(words)
  const signs = likelyLanguages(hits).map((of) => signOf(places, of))
  return signs.find((sign) => sign === 'concern') ?? signs.find((sign) => sign === 'hint') ?? 'none'
}

/**
 * The hits of the language that matches the most words of the text: German "die" and "Last" are not English. [SAFE-14]
 */
function likelyLanguages(hits: readonly ConcernHit[]): (readonly ConcernHit[])[] {
  const languages = Array.from(groupBy(hits, ({ language }) => language).values(), (of) => ({
    of,
    known: new Set(of.flatMap(placesOf)).size,
  }))
  const most = Math.max(0, ...languages.map(({ known }) => known))
  return languages.filter(({ known }) => known === most).map(({ of }) => of)
}

const placesOf = ({ start, end }: ConcernHit): number[] =>
  Array.from({ length: end - start }, (_, place) => start + place)

/** Words inside an ordinary phrase are no sign; the phrase itself is kept as a hit. */
function withoutOrdinary(hits: readonly ConcernHit[]): ConcernHit[] {
  const covered = new Set<string>()
  for (const hit of hits) {
    if (hit.means === 'ordinary') for (const at of placesOf(hit)) covered.add(`${hit.language} ${at}`)
  }
  if (covered.size === 0) return [...hits]
  const isTouched = (hit: ConcernHit): boolean =>
    placesOf(hit).some((at) => covered.has(`${hit.language} ${at}`))
  return hits.filter((hit) => CALMING.includes(hit.means) || !isTouched(hit))
}

const CALMING: readonly ConcernMeaning[] = ['ordinary', 'mundane', 'denial', 'denialAfter', 'between']

/** A single hint is enough in a text that mentions nothing else: no body part, treatment or daily work. */
function signOf(places: readonly number[], hits: readonly ConcernHit[]): ConcernSign {
  const isMundane = hits.some(({ means }) => means === 'mundane' || means === 'ordinary')
  let before: { place: number; hints: ReadonlySet<string> } | null = null
  let sign: ConcernSign = 'none'
  for (const [place, of] of groupBy(hits, ({ start }) => places[start] ?? 0)) {
    const classes = groupBy(of, ({ means }) => means)
    if (isConcern(classes)) return 'concern'
    const hints = hintsIn(classes)
    const nearby = before !== null && place - before.place === 1 ? [...before.hints, ...hints] : [...hints]
    if (new Set(nearby).size >= 2 || (hints.size > 0 && !isMundane)) return 'concern'
    if (hints.size > 0) sign = 'hint'
    before = { place, hints }
  }
  return sign
}

const LONGEST_SENTENCE = { words: 60, signs: 120 }

/**
 * The sentence number of each word. Very long sentences are split: words a page apart do not belong together, and the
 * work per sentence stays bounded. [SAFE-14]
 */
function sentencesOf(words: readonly Word[]): number[] {
  let [place, length] = [0, 0]
  return words.map((word, at) => {
    const longest = word.isSign ? LONGEST_SENTENCE.signs : LONGEST_SENTENCE.words
    if (at > 0 && (word.sentence !== words[at - 1]?.sentence || length >= longest)) {
      place += 1
      length = 0
    }
    length += 1
    return place
  })
}

const isConcern = (classes: Classes): boolean =>
  CONCERN_COMBINATIONS.some((rule) => areApart(classes, rule)) ||
  (!classes.has('mundane') &&
    !classes.has('ordinary') &&
    CONCERN_COMBINATIONS_UNLESS_MUNDANE.some((rule) => areApart(classes, rule)))

/** The hints in a sentence. One stretch of words counts as one hint, whatever its classes. */
function hintsIn(classes: Classes): ReadonlySet<string> {
  const hints = new Set<string>()
  const counted: ConcernHit[] = []
  let covered = 0
  const single = CONCERN_HINTS.flatMap(([one, other]) =>
    one === undefined || other !== undefined ? [] : (classes.get(one) ?? []),
  ).toSorted((one, other) => one.start - other.start)
  for (const hit of single) {
    if (hit.start < covered || hints.has(hit.means)) continue
    hints.add(hit.means)
    counted.push(hit)
    covered = hit.end
  }
  for (const rule of CONCERN_HINTS)
    if (rule.length > 1 && areApart(classes, rule, counted)) hints.add(rule.join(' '))
  return hints
}

/** Whether all classes of a rule occur, each in different words, none of which is taken. */
const areApart = (
  classes: Classes,
  rule: readonly ConcernClass[],
  taken: readonly ConcernHit[] = [],
): boolean => rule.every((one) => classes.has(one)) && canBeTaken(classes, rule, taken)

function canBeTaken(classes: Classes, rule: readonly ConcernClass[], taken: readonly ConcernHit[]): boolean {
  const [first, ...others] = rule
  if (first === undefined) return true
  return (classes.get(first) ?? []).some(
    (hit) =>
      taken.every(({ start, end }) => hit.end <= start || hit.start >= end) &&
      canBeTaken(classes, others, [...taken, hit]),
  )
}
