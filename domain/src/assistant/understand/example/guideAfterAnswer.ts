import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import { LAST } from '../loose/turnWords/ordinals.ts'

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

/** "Too complicated": what the article says to try, and nothing else. [ASST-114] */
export function askTryThis(before: UnderstoodQuestion, guide: Guide): UnderstoodQuestion | null {
  const [first] = quotedBefore(before, guide)
  return first === undefined ? null : askPassages(before, [articleOf(first)])
}
