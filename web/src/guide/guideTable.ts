import { toFields } from '@reprieve/contract/fields.ts'
import {
  bodyFromWire,
  bodyToWire,
  categoriesFromWire,
  categoryToWire,
  contentsFromWire,
  contentToWire,
  type Category,
  type ContentBody,
  type ContentWithMarks,
} from '@reprieve/contract/guide/guideWire.ts'
import type { GuideAction } from '@reprieve/domain/guide/guideActions.ts'
import { furtherStatus } from '@reprieve/domain/guide/status.ts'
import type { Diary } from '../local/rows/rows.ts'
import { guideName, readServerCopy, SERVER_COPIES, storeServerCopy } from '../local/serverCopies.ts'
import type { Shelved } from '../local/tables.ts'

// The guide as the server sent it, stored with the diary: readable offline, encrypted with the rest, and deleted with
// the diary. [GUIDE-14]

export interface Guide {
  /** If it differs, every text may have changed. */
  edition: string
  categories: readonly Category[]
  /** Article ids recommended by an institution, in its order. */
  institution: readonly string[]
}

const LIST = guideName('list')
const SEARCH = guideName('search')

/** Null if it was never received. */
export async function readStoredGuide(diary: Diary): Promise<Guide | null> {
  const { edition, categories, institution } = toFields(await readServerCopy(diary, LIST))
  if (typeof edition !== 'string') return null
  return {
    edition,
    categories: categoriesFromWire(categories),
    institution: (Array.isArray(institution) ? institution : []).filter((id) => typeof id === 'string'),
  }
}

export const storeGuide = (diary: Diary, { edition, categories, institution }: Guide): Promise<unknown> =>
  storeServerCopy(diary, LIST, { edition, categories: categories.map(categoryToWire), institution })

export const listContents = ({ categories }: Guide): readonly ContentWithMarks[] =>
  categories.flatMap(({ contents }) => contents)

/** The search index and its edition. */
export async function readSearchIndex(diary: Diary): Promise<{ edition: string; search: unknown } | null> {
  const { edition, search } = toFields(await readServerCopy(diary, SEARCH))
  return typeof edition === 'string' ? { edition, search } : null
}

export const storeSearchIndex = (
  diary: Diary,
  told: { edition: string; search: unknown },
): Promise<unknown> => storeServerCopy(diary, SEARCH, told)

/** The text of an article that was opened or bookmarked; null: not on this device yet. */
export const readContentBody = async (diary: Diary, id: string): Promise<ContentBody | null> =>
  bodyFromWire(await readServerCopy(diary, bodyName(id))) ??
  bodyFromWire(await readServerCopy(diary, freeName(id)))

const bodyName = (id: string): string => guideName(`body.${id}`)
const freeName = (id: string): string => guideName(`free.${id}`)

export const storeContentBody = (diary: Diary, body: ContentBody, isFree: boolean): Promise<unknown> =>
  storeServerCopy(diary, isFree ? freeName(body.id) : bodyName(body.id), bodyToWire(body))

/** An article as last received: in a list, or alone, for a free one without access to the guide. */
export async function readStoredContent(diary: Diary, id: string): Promise<ContentWithMarks | null> {
  const guide = await readStoredGuide(diary)
  const listed = guide === null ? undefined : listContents(guide).find((content) => content.id === id)
  if (listed !== undefined) return listed
  const alone = [
    await readServerCopy(diary, aboutName(id, true)),
    await readServerCopy(diary, aboutName(id, false)),
  ]
  return contentsFromWire(alone)[0] ?? null
}

const aboutName = (id: string, isFree: boolean): string =>
  guideName(`${isFree ? 'free.about' : 'about'}.${id}`)

export const storeContent = (diary: Diary, content: ContentWithMarks): Promise<unknown> =>
  storeServerCopy(diary, aboutName(content.id, content.isFree), contentToWire(content))

/** The person no longer has access to the guide: everything that is not free is removed. [GUIDE-14] */
export async function dropGuide(diary: Diary): Promise<void> {
  const kept = ((await diary.tables.shelf(SERVER_COPIES)) as Shelved[]).map(({ id }) => id)
  const gone = kept.filter((id) => id.startsWith(guideName('')) && !id.startsWith(guideName('free.')))
  if (gone.length === 0) return
  // Free articles stay readable without the list that contained them.
  const guide = await readStoredGuide(diary)
  for (const content of guide === null ? [] : listContents(guide))
    if (content.isFree && kept.includes(freeName(content.id))) await storeContent(diary, content)
  await diary.tables.write({ unshelve: gone.map((id) => ({ shelf: SERVER_COPIES, id })) })
  diary.doorbell.ring([SERVER_COPIES])
}

/** Applies what the server has accepted to the stored copy. [GUIDE-15] */
export async function applyAcceptedAction(diary: Diary, wish: GuideAction): Promise<void> {
  if (wish.is === 'progress') return
  const guide = await readStoredGuide(diary)
  if (guide === null || !listContents(guide).some(({ id }) => id === wish.id)) {
    const alone = await readStoredContent(diary, wish.id)
    if (alone !== null) await storeContent(diary, withHeard(alone, wish))
    return
  }
  const heard = (content: ContentWithMarks): ContentWithMarks =>
    content.id === wish.id ? withHeard(content, wish) : content
  const categories = guide.categories.map((category) => ({
    ...category,
    contents: category.contents.map(heard),
  }))
  await storeGuide(diary, { ...guide, categories })
}

function withHeard(content: ContentWithMarks, wish: GuideAction): ContentWithMarks {
  if (wish.is === 'bookmark') return { ...content, isBookmarked: wish.isWanted }
  return wish.is === 'status' ? { ...content, status: furtherStatus(content.status, wish.status) } : content
}
