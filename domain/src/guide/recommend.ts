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
/** Maximum per reason: five articles about sleep are no choice. */
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

/** One article per reason in turn, so that each topic of the person gets its first article early. */
function own(
  contents: readonly Content[],
  { institution, conditions, recorded, medications, topics, read }: RecommendationOptions,
): readonly Recommendation[] {
  const reasons = inTurn<RecommendationReason>([
    conditions.map((key) => ({ is: 'condition', key })),
    recorded.map((days) => ({ is: 'recorded', ...days })),
    [{ is: 'medications', count: medications }],
  ])
  const queues = reasons.map((why) =>
    contents
      .filter(({ tags }) => tags.some((tag) => Object.hasOwn(topics, tag) && isAbout(topics[tag], why)))
      .toSorted((one, other) => Number(read.has(one.id)) - Number(read.has(other.id)))
      .map((content): Recommendation => ({ content, why })),
  )
  const taken = new Set(institution)
  // Two reasons for one article: the second reason gets the next article about it.
  return Array.from({ length: MOST_FOR_ONE }, () => queues)
    .flat()
    .flatMap((queue) => {
      const next = queue.find(({ content: { id } }) => !taken.has(id))
      if (next === undefined) return []
      taken.add(next.content.id)
      return [next]
    })
}

/** The first of each, then the second of each: somebody with five conditions still reads about their sleep. */
const inTurn = <One>(queues: readonly (readonly One[])[]): readonly One[] =>
  Array.from({ length: Math.max(0, ...queues.map(({ length }) => length)) }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat()

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
