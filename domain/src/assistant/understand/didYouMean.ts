import { groupBy } from '../../groupBy.ts'
import { foldQuestion, typedBetween } from './foldQuestion.ts'
import { LEXICONS } from './lexicons/all.ts'
import type { NamedThing } from './names.ts'
import { differsByOneTypo, MIN_TYPO_LENGTH } from './oneTypo.ts'
import { isShortScript } from './scripts.ts'
import type { SentenceOutcome } from './understandSentence.ts'
import type { QuestionChoice } from './understandingResult.ts'

const MOST_CHOICES = 3

/** All words of all languages, by length. */
const WORDS: ReadonlyMap<number, readonly string[]> = groupBy(
  new Set(LEXICONS.flatMap(({ texts }) => [...texts])),
  (text) => text.length,
)

/** The sentence with one likely typing error corrected; offered as a question, never assumed. [ASST-20] */
export function didYouMean(
  sentence: string,
  outcome: SentenceOutcome,
  {
    names,
    understandOne,
  }: { names: readonly NamedThing[]; understandOne: (sentence: string) => SentenceOutcome },
): readonly QuestionChoice[] {
  if (outcome.is === 'asked' || outcome.about === null) return []
  const folded = foldQuestion(outcome.about).text
  if (folded.length < MIN_TYPO_LENGTH || folded.includes(' ') || isShortScript(folded)) return []
  const at = sentence.indexOf(outcome.about)
  if (at === -1) return []
  const words = new Set([
    ...names.map(({ name }) => name).filter((name) => differsByOneTypo(folded, name)),
    ...[-1, 0, 1]
      .flatMap((more) => WORDS.get(folded.length + more) ?? [])
      .filter((text) => differsByOneTypo(folded, text)),
  ])
  return [...words].slice(0, MOST_CHOICES).flatMap((word) => {
    const written = sentence.slice(0, at) + word + sentence.slice(at + outcome.about!.length)
    const meant = understandOne(written)
    return meant.is === 'asked' ? meant.choices.map(({ asked }) => ({ about: aboutOf(written), asked })) : []
  })
}

function aboutOf(written: string): QuestionChoice['about'] {
  const folded = foldQuestion(written)
  return { is: 'sentence', text: typedBetween(folded, 0, folded.text.length) }
}
