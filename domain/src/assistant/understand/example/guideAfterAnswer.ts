import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { stepsOf } from './articleSteps.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import { LAST } from '../loose/followUp/turnWords/ordinals.ts'

type Guide = Pick<LooseReading, 'thesaurus'>

const articleOf = (passage: string): string => passage.split('/')[0]!

/** An answer quotes two passages at most. */
const MOST_QUOTED = 2

/** What the previous answer quoted: passages, and articles of its topic. */
function quotedBefore({ passages, topic }: UnderstoodQuestion, { thesaurus }: Guide): readonly string[] {
  const articles = passages.map(articleOf)
  const ofTopic = topic === null ? [] : thesaurus.topics[topic].guide
  return [...passages, ...ofTopic.filter((id) => !articles.includes(id))]
}

/** The next passages of the same article, from the beginning again after the last. */
function nextPassages(quoted: string, { thesaurus }: Guide): readonly string[] {
  const article = articleOf(quoted)
  const all = (thesaurus.passageModel?.labels ?? [])
    .filter((label) => articleOf(label) === article && label !== article)
    .toSorted()
  const at = all.indexOf(quoted)
  const next = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  return next.length === 0 ? [quoted] : next.slice(0, MOST_QUOTED)
}

const askPassages = (before: UnderstoodQuestion, passages: readonly string[]): UnderstoodQuestion => ({
  ...before,
  intent: 'guide',
  words: before.words ?? '',
  // Its other articles would be quoted, too.
  topic: null,
  passages,
  isLoose: true,
  app: null,
  nth: null,
})

/** "Tell me more": the same article goes on. Null if the answer quoted none. [ASST-113] */
export function askMoreOfGuide(before: UnderstoodQuestion, guide: Guide): UnderstoodQuestion | null {
  const [first] = quotedBefore(before, guide)
  if (first === undefined) return null
  const shown = before.passages.filter((one) => articleOf(one) === articleOf(first))
  return askPassages(before, nextPassages(shown.at(-1) ?? first, guide))
}

/** "Tell me more about the second one": its article goes on. [ASST-112] */
export function askNthOfGuide(
  before: UnderstoodQuestion,
  nth: number,
  guide: Guide,
): UnderstoodQuestion | null {
  const quoted = quotedBefore(before, guide).slice(0, MOST_QUOTED)
  const meant = nth === LAST ? quoted.at(-1) : quoted[nth - 1]
  return meant === undefined ? askMoreOfGuide(before, guide) : askPassages(before, nextPassages(meant, guide))
}

/** The first steps of an article that were not quoted yet. */
const nextSteps = (article: string, before: UnderstoodQuestion): readonly string[] =>
  stepsOf(article).filter((one) => !before.passages.includes(one))

/** "Too complicated": the first step of the article, and nothing else. [ASST-114, ASST-189] */
export function askTryThis(before: UnderstoodQuestion, guide: Guide): UnderstoodQuestion | null {
  const [first] = quotedBefore(before, guide)
  if (first === undefined) return null
  const [step] = nextSteps(articleOf(first), before)
  return askPassages(before, [step ?? stepsOf(articleOf(first))[0] ?? articleOf(first)])
}

/** "How exactly do I do it": the steps, and no caution. Null if the article has no other. [ASST-189] */
export function askSteps(before: UnderstoodQuestion, guide: Guide): UnderstoodQuestion | null {
  const [first] = quotedBefore(before, guide)
  if (first === undefined) return null
  const steps = nextSteps(articleOf(first), before).slice(0, MOST_QUOTED)
  return steps.length === 0 ? null : askPassages(before, steps)
}
