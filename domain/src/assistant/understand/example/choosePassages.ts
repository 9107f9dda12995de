import type { LooseReading } from '../loose/looseReading.ts'
import { rankLabels, type LikelyLabel } from './labelModel.ts'

/** From this chance on, examples decide against the articles of the topic. */
const SURE_CHANCE = 0.15
/** Below this chance a search finds the passage. */
const LEAST_CHANCE = 0.07
/** Of the passages in the articles of a topic, the likeliest is taken from here on. */
const LEAST_OF_TOPIC = 0.012
/** A second passage is shown if it is about as likely. */
const SECOND_SHARE = 0.35
/** How much more likely a passage is in an article about the topic of the question. */
const OF_TOPIC = 3
const NONE = 'none'

type Reading = Pick<LooseReading, 'thesaurus' | 'passageMarks'>

/** The likeliest first. Passages of one article speak for each other: what is asked there may be in any of them. */
function rankPassages(
  { thesaurus: { passageModel }, passageMarks }: Reading,
  articles: readonly string[] = [],
): readonly LikelyLabel[] {
  if (passageModel === null) return []
  const ranked = rankLabels(passageModel, passageMarks)
  const ofArticle = new Map<string, number>()
  for (const { label, chance } of ranked) {
    const article = label.split('/')[0]!
    ofArticle.set(article, (ofArticle.get(article) ?? 0) + chance)
  }
  const weightOf = ({ label, chance }: LikelyLabel): number => {
    const article = label.split('/')[0]!
    return chance * Math.sqrt(ofArticle.get(article)!) * (articles.includes(article) ? OF_TOPIC : 1)
  }
  return ranked.toSorted((one, other) => weightOf(other) - weightOf(one))
}

const isIn =
  (articles: readonly string[]) =>
  ({ label }: LikelyLabel): boolean =>
    articles.includes(label.split('/')[0]!)

/** The likeliest passages, two at most. */
function firstTwo(ranked: readonly LikelyLabel[]): readonly string[] {
  const [best, second] = ranked
  if (best === undefined) return []
  const isSecond = second !== undefined && second.chance >= best.chance * SECOND_SHARE
  return isSecond ? [best.label, second.label] : [best.label]
}

/** The passages of the guide that answer a question, by examples: two at most, none if none is likely. [ASST-87, ASST-89] */
export function choosePassages(reading: Reading, articles: readonly string[]): readonly string[] {
  const all = rankPassages(reading, articles)
  const [first] = all
  const ranked = all.filter(({ label }) => label !== NONE)
  const [best] = ranked
  if (best === undefined || first === undefined) return []
  const isNone = first.label === NONE && first.chance >= SURE_CHANCE
  if (best.chance >= (articles.length > 0 ? SURE_CHANCE : LEAST_CHANCE) && !isNone) return firstTwo(ranked)
  return choosePassagesIn(reading, articles)
}

/** From this chance on, a passage goes with an answer from the diary, whatever its article. */
const BESIDE_CHANCE = 0.3
const LABELS_ARTICLE = 'reading-labels'
/** A passage of the topic's own articles may be less likely. */
const LEAST_BESIDE = 0.05

/** One passage beside an answer from the diary: of the topic's articles, or a very likely one. */
export function chooseBeside(reading: Reading, articles: readonly string[]): readonly string[] {
  const [best] = rankPassages(reading)
  // "When I have taken wine" is no question about labels.
  const isOfLabels = best?.label.startsWith(LABELS_ARTICLE) === true && !articles.includes(LABELS_ARTICLE)
  const isLikely = best !== undefined && best.label !== NONE && best.chance >= BESIDE_CHANCE && !isOfLabels
  return isLikely ? [best.label] : choosePassagesIn(reading, articles, LEAST_BESIDE).slice(0, 1)
}

/** Only of some articles. */
export const choosePassagesIn = (
  reading: Reading,
  articles: readonly string[],
  least = LEAST_OF_TOPIC,
): readonly string[] =>
  firstTwo(rankPassages(reading).filter((one) => one.chance >= least && isIn(articles)(one)))
