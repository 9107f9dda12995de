import { groupBy } from '../groupBy.ts'
import type { SafetyConcept } from './concepts.ts'
import { CRISIS_WAYS, FLAGS, type Danger, type DangerFinding, type FlagId } from './danger.ts'
import { dropDenied } from './denial.ts'
import { hitsIn, type Hit } from './hits.ts'
import { normaliseText } from './normaliseText.ts'
import { dropHitsInside } from './phraseIndex.ts'
import type { SafetyBook } from './safetyBook.ts'
import { splitDisguisedWords, splitWords, type Word } from './words.ts'

const GRAVEST: readonly Danger[] = ['crisis', 'urgent', 'soon']

const IDS = Object.keys(FLAGS) as (keyof typeof FLAGS)[]

/**
 * Finds danger in a text of any of the seven languages: the screen's language says nothing about the language of a
 * person in need. Null: nothing that the book knows. [SAFE-1]
 */
export function lookForDanger(text: string, book: SafetyBook): DangerFinding | null {
  const plain = normaliseText(text)
  const words = splitWords(plain)
  const hits = hitsIn(words, book)
  const beneath = splitDisguisedWords(plain)
  const isCrisis =
    hasCrisis(words, hits) || (!areSame(words, beneath) && hasCrisis(beneath, hitsIn(beneath, book)))
  const flags: FlagId[] = [
    ...(isCrisis ? ['crisis' as const] : []),
    // "Words fail me in front of the doctor" is shyness, and no stroke. [SAFE-27]
    ...flagsIn(words, dropHitsInside(dropDenied(words, hits), 'tongueTied')),
  ]
  const danger = GRAVEST.find((one) => flags.some((flag) => dangerForFlag(flag) === one))
  return danger === undefined ? null : { danger, flags }
}

const areSame = (words: readonly Word[], others: readonly Word[]): boolean =>
  words.length === others.length &&
  words.every(
    ({ forms, isGlued }, at) => others[at]?.forms[0] === forms[0] && others[at]?.isGlued === isGlued,
  )

export const dangerForFlag = (flag: FlagId): Danger => (flag === 'crisis' ? 'crisis' : FLAGS[flag].danger)

/**
 * Two words make a crisis only within one language: German has "die" in every line, French "tôt" for early. [SAFE-14]
 * Denials do not count: "I don't want to kill myself, but" is no less a crisis. An idiom suppresses only what is inside
 * it. [SAFE-5, SAFE-6]
 */
function hasCrisis(words: readonly Word[], hits: readonly Hit[]): boolean {
  const left = dropHitsInside(hits, 'idiom')
  if (left.some(({ means }) => means === 'crisis')) return true
  return CRISIS_WAYS.some(([one, other]) => {
    const others = groupBy(
      left.filter(({ means }) => means === other),
      ({ language }) => language,
    )
    const reach = ({ start }: Hit): number => (words[start]?.isSign === true ? SIGNS_NEAR : WORDS_NEAR)
    return left.some((hit) => hit.means === one && isNear(hit, others.get(hit.language) ?? [], reach(hit)))
  })
}

function flagsIn(words: readonly Word[], hits: readonly Hit[]): FlagId[] {
  const seen = new Map<string, ConceptHits>()
  for (const [means, of] of groupBy(hits, (hit) => hit.means)) seen.set(means, seenOf(words, of))
  return IDS.filter((id) => {
    const ways: readonly (readonly SafetyConcept[])[] = FLAGS[id].any
    return ways.some((concepts) => areTogether(words, concepts, seen))
  })
}

interface ConceptHits {
  hits: readonly Hit[]
  sentences: ReadonlySet<number | undefined>
}

const seenOf = (words: readonly Word[], hits: readonly Hit[]): ConceptHits => ({
  hits,
  sentences: new Set(hits.map(({ start }) => words[start]?.sentence)),
})

function areTogether(
  words: readonly Word[],
  concepts: readonly SafetyConcept[],
  seen: ReadonlyMap<string, ConceptHits>,
): boolean {
  const [first, ...others] = concepts.map((concept) => seen.get(concept))
  if (first === undefined || others.includes(undefined)) return false
  return first.hits.some((hit) => {
    const word = words[hit.start]
    return others.every(
      (other) =>
        other?.sentences.has(word?.sentence) === true || isNear(hit, other?.hits ?? [], reachOf(word)),
    )
  })
}

const WORDS_NEAR = 8
const SIGNS_NEAR = 16
const WORDS_APART = 12
const SIGNS_APART = 30

const reachOf = (word: Word | undefined): number => (word?.isSign === true ? SIGNS_APART : WORDS_APART)

/** Binary search: the hits are ordered by start. */
function isNear({ start, end }: Hit, others: readonly Hit[], reach: number): boolean {
  let [low, high] = [0, others.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((others[middle]?.start ?? 0) < start - reach) low = middle + 1
    else high = middle
  }
  const nearest = others[low]?.start
  return nearest !== undefined && nearest <= end + reach
}
