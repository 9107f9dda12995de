import type { Content } from './content.ts'

/** The conditions and items that an article tag is about, as keys of the catalogue and the lists. */
export type GuideTopics = Readonly<
  Record<string, { conditions?: readonly string[]; items?: readonly string[] }>
>

/** Why an article is recommended, worded without claims about the person's pain. */
export type RecommendationReason =
  | { is: 'institution' | 'featured' }
  /** One of the person's conditions, or what they recorded often, by its key. */
  | { is: 'condition' | 'recorded'; key: string }

export interface Recommendation {
  content: Content
  why: RecommendationReason
}

interface RecommendationOptions {
  /** Ids recommended by an institution, in its order. */
  institution: readonly string[]
  contents: readonly Content[]
  conditions: readonly string[]
  /** Most often recorded first. */
  recorded: readonly string[]
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

/** One article per reason in turn, conditions first, so that each topic of the person gets its first article early. */
function own(
  contents: readonly Content[],
  { conditions, recorded, topics, read }: RecommendationOptions,
): readonly Recommendation[] {
  const reasons = [
    ...conditions.map((key) => ({ is: 'condition', key }) as const),
    ...recorded.map((key) => ({ is: 'recorded', key }) as const),
  ]
  const queues = reasons.map((why) =>
    contents
      .filter(({ tags }) => tags.some((tag) => Object.hasOwn(topics, tag) && isAbout(topics[tag], why)))
      .toSorted((one, other) => Number(read.has(one.id)) - Number(read.has(other.id)))
      .slice(0, MOST_FOR_ONE)
      .map((content): Recommendation => ({ content, why })),
  )
  return Array.from({ length: MOST_FOR_ONE }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat()
}

const isAbout = (topic: GuideTopics[string] | undefined, { is, key }: { is: string; key: string }): boolean =>
  (is === 'condition' ? topic?.conditions : topic?.items)?.includes(key) ?? false

function onceEach(all: readonly Recommendation[]): readonly Recommendation[] {
  const seen = new Set<string>()
  return all.filter(({ content: { id } }) => !seen.has(id) && seen.add(id))
}
