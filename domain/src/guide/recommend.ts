import type { Content } from './content.ts'
import type { RecordedDays } from './recordedDays.ts'

/**
 * The conditions and items that an article tag is about, as keys of the catalogue and the lists, and from how many
 * medications on it concerns a person.
 */
export type GuideTopics = Readonly<
  Record<string, { conditions?: readonly string[]; items?: readonly string[]; medications?: number }>
>

/** Why an article is recommended, worded without claims about the person's pain. */
export type RecommendationReason =
  | { is: 'institution' | 'featured' }
  /** One of the person's conditions, by its key. */
  | { is: 'condition'; key: string }
  /** What they recorded on many days. */
  | ({ is: 'recorded' } & RecordedDays)
  /** How many medications are in their list. */
  | { is: 'medications'; count: number }

export interface Recommendation {
  content: Content
  why: RecommendationReason
}

interface RecommendationOptions {
  /** Ids recommended by an institution, in its order. */
  institution: readonly string[]
  contents: readonly Content[]
  conditions: readonly string[]
  /** Recorded on the most days first. */
  recorded: readonly RecordedDays[]
  /** The number of medications in the person's list. */
  medications: number
  topics: GuideTopics
  read: ReadonlySet<string>
}

const MOST = 6
/** Maximum per reason: five articles about sleep offer no real choice. */
const MOST_FOR_ONE = 2
/** They have their own place in the menu, and should not appear among things to read. */
const URGENT: readonly string[] = ['emergency', 'help-in-a-crisis']

/** An institution's first, then by the person's conditions and most recorded items, then featured ones. [GUIDE-6] */
export function recommendArticles(asked: RecommendationOptions): readonly Recommendation[] {
  const shown = asked.contents.filter(({ id }) => !URGENT.includes(id))
  const byId = new Map(shown.map((content) => [content.id, content]))
  const ofInstitution = asked.institution.flatMap((id): Recommendation[] => {
    const content = byId.get(id)
    return content === undefined ? [] : [{ content, why: { is: 'institution' } }]
  })
  const featured = shown
    .filter(({ isFeatured }) => isFeatured)
    .map((content): Recommendation => ({ content, why: { is: 'featured' } }))
  const each = onceEach([...ofInstitution, ...own(shown, asked), ...featured])
  // Read articles are still useful, but come last.
  return each
    .toSorted(
      (one, other) => Number(asked.read.has(one.content.id)) - Number(asked.read.has(other.content.id)),
    )
    .slice(0, MOST)
}

/** The articles about one reason, and how many of them may still be recommended. */
interface ReasonQueue {
  articles: readonly Recommendation[]
  left: number
}

/** Conditions, what is recorded and medications in turn: somebody with five conditions still reads about their sleep. */
function own(
  contents: readonly Content[],
  { institution, conditions, recorded, medications, topics, read }: RecommendationOptions,
): readonly Recommendation[] {
  const kinds: readonly (readonly RecommendationReason[])[] = [
    conditions.map((key) => ({ is: 'condition', key })),
    recorded.map((days) => ({ is: 'recorded', ...days })),
    [{ is: 'medications', count: medications }],
  ]
  const queuesByKind = kinds.map((reasons) =>
    reasons.map((why): ReasonQueue => ({
      articles: contents
        .filter(({ tags }) => tags.some((tag) => Object.hasOwn(topics, tag) && isAbout(topics[tag], why)))
        .toSorted((one, other) => Number(read.has(one.id)) - Number(read.has(other.id)))
        .map((content) => ({ content, why })),
      left: MOST_FOR_ONE,
    })),
  )
  const taken = new Set(institution)
  return Array.from({ length: MOST }, () => queuesByKind.flatMap((queues) => takeNext(queues, taken))).flat()
}

/** A reason whose articles are all taken leaves its turn to the next; each gets its first before one gets a second. */
function takeNext(queues: readonly ReasonQueue[], taken: Set<string>): readonly Recommendation[] {
  for (const queue of queues.toSorted((one, other) => other.left - one.left)) {
    const next = queue.articles.find(({ content: { id } }) => !taken.has(id))
    if (next === undefined || queue.left === 0) continue
    queue.left -= 1
    taken.add(next.content.id)
    return [next]
  }
  return []
}

function isAbout(topic: GuideTopics[string] | undefined, why: RecommendationReason): boolean {
  switch (why.is) {
    case 'condition':
      return topic?.conditions?.includes(why.key) ?? false
    case 'recorded':
      return topic?.items?.includes(why.key) ?? false
    case 'medications':
      return topic?.medications !== undefined && why.count >= topic.medications
    default:
      return false
  }
}

function onceEach(all: readonly Recommendation[]): readonly Recommendation[] {
  const seen = new Set<string>()
  return all.filter(({ content: { id } }) => !seen.has(id) && seen.add(id))
}
