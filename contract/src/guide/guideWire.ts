import type { Content, ContentStatus } from '@reprieve/domain/guide/content.ts'
import { toFields, type Fields } from '../fields.ts'

// Converts the guide from its wire form. Unknown fields of a newer server are ignored, and rows that cannot be read are
// skipped, so that one bad article does not hide the others.

/** An article with this person's interactions. */
export interface ContentWithMarks extends Content {
  isBookmarked: boolean
  status: ContentStatus | null
}

export interface Category {
  id: string
  title: string
  summary: string
  order: number
  icon: string
  contents: readonly ContentWithMarks[]
}

/** The text of an article, as Markdown. */
export interface ContentBody {
  id: string
  edition: string
  body: string
  sources: readonly string[]
}

export interface ProgramWithProgress {
  id: string
  title: string
  summary: string
  /** The number of lessons. */
  lessons: number
  order: number
  /** Percentage; never decreases. */
  progress: number
}

export interface Lesson {
  id: string
  title: string
  summary: string
  minutes: number
  order: number
  sources: readonly string[]
  reviewed: string
  needsReview: boolean
  body: string
}

export interface ProgramBody {
  id: string
  title: string
  edition: string
  summary: string
  intro: string
  whoItIsFor: string
  whoShouldAskFirst: string
  lessons: readonly Lesson[]
}

export const contentToWire = (content: ContentWithMarks) => ({
  content_id: content.id,
  category_id: content.category,
  title: content.title,
  summary: content.summary,
  minutes: content.minutes,
  order: content.order,
  tags: [...content.tags],
  free: content.isFree,
  featured: content.isFeatured,
  reviewed: content.reviewed,
  needs_clinical_review: content.needsReview,
  bookmarked: content.isBookmarked,
  status: content.status,
})

export const categoryToWire = ({ id, contents, ...category }: Category) => ({
  category_id: id,
  ...category,
  contents: contents.map(contentToWire),
})

export const bodyToWire = ({ id, edition, body, sources }: ContentBody) => ({
  content_id: id,
  edition,
  format: 'markdown' as const,
  body,
  sources: [...sources],
})

export const programToWire = ({ id, ...program }: ProgramWithProgress) => ({ program_id: id, ...program })

export const programBodyToWire = (program: ProgramBody) => ({
  program_id: program.id,
  title: program.title,
  edition: program.edition,
  format: 'markdown' as const,
  summary: program.summary,
  intro: program.intro,
  who_it_is_for: program.whoItIsFor,
  who_should_ask_first: program.whoShouldAskFirst,
  lessons: program.lessons.map(({ id, needsReview, sources, ...lesson }) => ({
    ...lesson,
    lesson_id: id,
    sources: [...sources],
    needs_clinical_review: needsReview,
  })),
})

/** Reads `contents` of a response. */
export const contentsFromWire = (said: unknown): ContentWithMarks[] => listOf(said).flatMap(contentFromWire)

/** Reads `content` of a response: a list with one article or none. */
export function contentFromWire(said: unknown): ContentWithMarks[] {
  const told = toFields(said)
  const id = textOf(told['content_id'])
  if (id === '') return []
  const { category_id: category, status } = told
  return [
    {
      id,
      category: typeof category === 'string' ? category : null,
      ...wordsOf(told),
      minutes: countOf(told['minutes']),
      tags: textsOf(told['tags']),
      isFree: told['free'] === true,
      isFeatured: told['featured'] === true,
      ...reviewOf(told),
      isBookmarked: told['bookmarked'] === true,
      status: status === 'opened' || status === 'read' ? status : null,
    },
  ]
}

export function categoriesFromWire(said: unknown): Category[] {
  return listOf(said).flatMap((one) => {
    const told = toFields(one)
    const id = textOf(told['category_id'])
    if (id === '') return []
    const contents = contentsFromWire(told['contents'])
    return [{ id, ...wordsOf(told), icon: textOf(told['icon']), contents }]
  })
}

/** Reads a whole response; null if it is not valid. */
export function bodyFromWire(said: unknown): ContentBody | null {
  const { content_id: id, edition, body, sources } = toFields(said)
  if (typeof id !== 'string' || typeof body !== 'string') return null
  return { id, edition: textOf(edition), body, sources: textsOf(sources) }
}

export function programsFromWire(said: unknown): ProgramWithProgress[] {
  return listOf(said).flatMap((one) => {
    const told = toFields(one)
    const id = textOf(told['program_id'])
    if (id === '') return []
    const progress = Math.min(100, countOf(told['progress']))
    return [{ id, ...wordsOf(told), lessons: countOf(told['lessons']), progress }]
  })
}

/** Reads a whole response; null if it is not valid. */
export function programBodyFromWire(said: unknown): ProgramBody | null {
  const told = toFields(said)
  const id = textOf(told['program_id'])
  if (id === '' || !Array.isArray(told['lessons'])) return null
  return {
    id,
    title: textOf(told['title']),
    edition: textOf(told['edition']),
    summary: textOf(told['summary']),
    intro: textOf(told['intro']),
    whoItIsFor: textOf(told['who_it_is_for']),
    whoShouldAskFirst: textOf(told['who_should_ask_first']),
    lessons: told['lessons'].flatMap(lessonFromWire),
  }
}

function lessonFromWire(said: unknown): Lesson[] {
  const told = toFields(said)
  const id = textOf(told['lesson_id'])
  if (id === '') return []
  return [
    {
      id,
      ...wordsOf(told),
      minutes: countOf(told['minutes']),
      sources: textsOf(told['sources']),
      ...reviewOf(told),
      body: textOf(told['body']),
    },
  ]
}

const wordsOf = (told: Fields) => ({
  title: textOf(told['title']),
  summary: textOf(told['summary']),
  order: countOf(told['order']),
})

const reviewOf = (told: Fields) => ({
  reviewed: textOf(told['reviewed']),
  // Without an explicit "no", a clinician's review counts as still needed.
  needsReview: told['needs_clinical_review'] !== false,
})

const listOf = (said: unknown): readonly unknown[] => (Array.isArray(said) ? said : [])
const textOf = (said: unknown): string => (typeof said === 'string' ? said : '')
const textsOf = (said: unknown): string[] => listOf(said).filter((one) => typeof one === 'string')
const countOf = (said: unknown): number => (typeof said === 'number' && said > 0 ? said : 0)
