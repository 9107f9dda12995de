import { RESULT } from '@reprieve/contract/codes.ts'
import {
  bodyToWire,
  categoryToWire,
  contentToWire,
  type ContentWithMarks,
} from '@reprieve/contract/guide/guideWire.ts'
import type { Content } from '@reprieve/domain/guide/content.ts'
import { LIMITS } from '../access/attempts.ts'
import type { Db } from '../db/pool.ts'
import { Refusal, refuse, type Handler, type Handlers } from '../handler.ts'
import { recommendedTo } from '../institutions/membershipStore.ts'
import { hasGuide, mayReadArticle, findGuideReader, type Reader } from './access.ts'
import { findContent } from './guide.ts'
import { programHandlers } from './programHandlers.ts'
import { listRecommendedContents } from './recommended.ts'
import {
  addBookmark,
  listBookmarks,
  readFeedback,
  storeFeedback,
  readGuideMarks,
  raiseStatus,
  removeBookmark,
  type GuideMarks,
} from './store.ts'

const addMarks = (content: Content, { bookmarks, statusOf }: GuideMarks): ContentWithMarks => ({
  ...content,
  isBookmarked: bookmarks.has(content.id),
  status: statusOf(content.id),
})

const NO_MARKS: GuideMarks = { bookmarks: new Set(), statusOf: () => null }

const marksFor = async (db: Db, { userId }: Reader): Promise<GuideMarks> =>
  userId === null ? NO_MARKS : readGuideMarks(db, userId)

const listCategories: Handler<'guide/list-content-categories'> = async (
  { search_edition: known },
  context,
) => {
  const reader = await findGuideReader(context)
  if (reader instanceof Refusal) return reader
  const { guide, db } = context.services
  const marks = await marksFor(db, reader)
  const contents = guide.contents.map((content) => addMarks(content, marks))
  return {
    categories: guide.categories.map((category) =>
      categoryToWire({
        ...category,
        contents: contents.filter((content) => content.category === category.id),
      }),
    ),
    edition: guide.edition,
    search: known === guide.edition ? null : { ...guide.search() },
  }
}

const listByCategory: Handler<'guide/list-content-by-category'> = async ({ category_id: id }, context) => {
  const reader = await findGuideReader(context)
  if (reader instanceof Refusal) return reader
  const { guide, db } = context.services
  if (!guide.categories.some((category) => category.id === id)) return refuse(RESULT.notFound)
  const marks = await marksFor(db, reader)
  const contents = guide.contents.filter(({ category }) => category === id)
  return {
    contents: contents.map((content) => contentToWire(addMarks(content, marks))),
    edition: guide.edition,
  }
}

/** The device itself finds articles for the person's conditions: the server is not asked about them. [GUIDE-7] */
const listRecommended: Handler<'guide/list-recommended-content'> = async (_, context) => {
  const reader = await findGuideReader(context)
  if (reader instanceof Refusal) return reader
  const { guide, db } = context.services
  const marks = await marksFor(db, reader)
  const contents = listRecommendedContents(
    guide,
    reader.userId === null ? [] : await recommendedTo(db, reader.userId),
  )
  return {
    contents: contents.map((content) => contentToWire(addMarks(content, marks))),
    edition: guide.edition,
  }
}

const listBookmarked: Handler<'guide/list-bookmarked-content'> = async (_, context) => {
  const { services, person } = context
  if (!(await hasGuide(context))) return refuse(RESULT.guideDenied)
  const { guide, db } = services
  const [marks, ids] = await Promise.all([
    readGuideMarks(db, person.userId),
    listBookmarks(db, person.userId),
  ])
  // Bookmarks of articles that an operator has removed are kept in case they come back.
  const contents = ids.flatMap((id) => findContent(guide, id) ?? [])
  return {
    contents: contents.map((content) => contentToWire(addMarks(content, marks))),
    edition: guide.edition,
  }
}

const getContent: Handler<'guide/get-content'> = async ({ content_id: id }, context) => {
  const { services } = context
  const reader = await findGuideReader(context, id)
  if (reader instanceof Refusal) return reader
  const content = findContent(services.guide, id)
  if (content === null) return refuse(RESULT.notFound)
  const marks = await marksFor(services.db, reader)
  return { content: contentToWire(addMarks(content, marks)), edition: services.guide.edition }
}

const getBody: Handler<'guide/get-content-body'> = async ({ content_id: id }, context) => {
  const { edition, bodies } = context.services.guide
  const reader = await findGuideReader(context, id)
  if (reader instanceof Refusal) return reader
  const body = bodies.get(id)
  return body === undefined ? refuse(RESULT.notFound) : bodyToWire({ id, edition, ...body })
}

const bookmark: Handler<'guide/add-content-to-bookmarks'> = async ({ content_id: contentId }, context) => {
  const { services, person, now } = context
  if (!(await mayReadArticle(context, contentId))) return refuse(RESULT.guideDenied)
  if (findContent(services.guide, contentId) === null) return refuse(RESULT.notFound)
  await addBookmark(services.db, { userId: person.userId, contentId, now })
  return {}
}

const unbookmark: Handler<'guide/remove-content-from-bookmarks'> = async (
  { content_id: contentId },
  context,
) => {
  const { services, person } = context
  if (!(await mayReadArticle(context, contentId))) return refuse(RESULT.guideDenied)
  if (findContent(services.guide, contentId) === null) return refuse(RESULT.notFound)
  await removeBookmark(services.db, { userId: person.userId, contentId })
  return {}
}

const getFeedback: Handler<'guide/get-content-feedback'> = async ({ content_id: contentId }, context) => {
  const { services, person } = context
  if (!(await mayReadArticle(context, contentId))) return refuse(RESULT.guideDenied)
  if (findContent(services.guide, contentId) === null) return refuse(RESULT.notFound)
  return readFeedback(services.db, person.userId, contentId)
}

const sendFeedback: Handler<'guide/send-content-feedback'> = async (body, context) => {
  const { content_id: contentId, useful, text } = body
  const { services, person, now } = context
  const { userId } = person
  const wait = await services.attempts.count(LIMITS.feedbackOfPerson, String(userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  if (!(await mayReadArticle(context, contentId))) return refuse(RESULT.guideDenied)
  if (findContent(services.guide, contentId) === null) return refuse(RESULT.notFound)
  const feedback = { useful, text: (text ?? '').trim() === '' ? null : (text ?? null) }
  await storeFeedback(services.db, { userId, contentId, now, language: context.language, ...feedback })
  return feedback
}

const setStatus: Handler<'guide/set-content-interaction-status'> = async (body, context) => {
  const { content_id: contentId, status } = body
  const { services, person, now } = context
  if (!(await mayReadArticle(context, contentId))) return refuse(RESULT.guideDenied)
  if (findContent(services.guide, contentId) === null) return refuse(RESULT.notFound)
  return { status: await raiseStatus(services.db, { userId: person.userId, contentId, status, now }) }
}

export const guideHandlers = {
  ...programHandlers,
  'guide/list-content-categories': listCategories,
  'guide/list-content-by-category': listByCategory,
  'guide/list-recommended-content': listRecommended,
  'guide/list-bookmarked-content': listBookmarked,
  'guide/get-content': getContent,
  'guide/get-content-body': getBody,
  'guide/add-content-to-bookmarks': bookmark,
  'guide/remove-content-from-bookmarks': unbookmark,
  'guide/get-content-feedback': getFeedback,
  'guide/send-content-feedback': sendFeedback,
  'guide/set-content-interaction-status': setStatus,
} satisfies Handlers
