import { bodyFromWire, categoriesFromWire, contentsFromWire } from '@reprieve/contract/guide/guideWire.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { Answer, Ask } from '../api/ask.ts'
import { perDiary, sharedPerDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { changeServerRecord, readServerRecord } from '../purchases/serverRecord.ts'
import {
  listContents,
  dropGuide,
  storeContentBody,
  storeContent,
  storeGuide,
  storeSearchIndex,
  readContentBody,
  readStoredContent,
  readStoredGuide,
  readSearchIndex,
} from './guideTable.ts'
import { readPendingActions, updateHomeSummary } from './pendingActionsTable.ts'

/** `failed`: there was a response, but neither the guide nor a refusal. */
export type GuideFetchOutcome = 'learned' | 'away' | 'denied' | 'not-here' | 'failed'

const FRESH_MS = 300_000
const lastLearned = perDiary((): { at: number | null } => ({ at: null }))

/** It was loaded a moment ago. */
export function isGuideFresh(diary: Diary): boolean {
  const { at } = lastLearned(diary)
  return at !== null && diary.now() - at < FRESH_MS
}

/** Loads everything the lists show; concurrent callers share one request. */
export const fetchGuide = sharedPerDiary(learn)

async function learn(diary: Diary, ask: Ask): Promise<GuideFetchOutcome> {
  const known = await readSearchIndex(diary)
  const [list, recommended] = await Promise.all([
    ask('guide/list-content-categories', { search_edition: known?.edition ?? null }),
    ask('guide/list-recommended-content', undefined),
  ])
  const learned = learnedFrom(list)
  if (learned === 'denied') await isTold(diary, false)
  if (learned !== 'learned' || !list.reached) return learned
  const { edition, categories, search } = list.body
  if (typeof edition !== 'string') return 'failed'
  await storeGuide(diary, {
    edition,
    categories: categoriesFromWire(categories),
    institution: ofInstitution(recommended),
  })
  if (search !== undefined && search !== null) await storeSearchIndex(diary, { edition, search })
  await isTold(diary, true)
  lastLearned(diary).at = diary.now()
  await updateHomeSummary(diary, await readPendingActions(diary))
  return 'learned'
}

/** Articles in that response that are not featured were added by an institution. */
function ofInstitution(answer: Answer): readonly string[] {
  if (!answer.reached || answer.code !== RESULT.ok) return []
  return contentsFromWire(answer.body['contents'])
    .filter(({ isFeatured }) => !isFeatured)
    .map(({ id }) => id)
}

/** The guide's own response decides about access: menu and card follow it immediately. */
async function isTold(diary: Diary, isAvailable: boolean): Promise<void> {
  const record = await readServerRecord(diary)
  if (record !== null && record['pain_guide_available'] !== isAvailable) {
    await changeServerRecord(diary, { pain_guide_available: isAvailable })
  }
  if (!isAvailable) await dropGuide(diary)
}

function learnedFrom(answer: Answer): GuideFetchOutcome {
  if (!answer.reached) return 'away'
  switch (answer.code) {
    case RESULT.ok:
      return 'learned'
    case RESULT.guideDenied:
      return 'denied'
    case RESULT.notFound:
      return 'not-here'
    default:
      return 'failed'
  }
}

/** Loads and stores the text of one article, so that it is available offline. [GUIDE-14] */
export async function fetchContent(diary: Diary, ask: Ask, id: string): Promise<GuideFetchOutcome> {
  // The list has the title, the category, and whether there is a newer text than the stored one.
  if (!isGuideFresh(diary)) await fetchGuide(diary, ask)
  const [guide, content, kept] = await Promise.all([
    readStoredGuide(diary),
    readStoredContent(diary, id),
    readContentBody(diary, id),
  ])
  if (content !== null && kept !== null && kept.edition === guide?.edition) return 'learned'
  if (content !== null) return learnBody(diary, ask, content)
  const answer = await ask('guide/get-content', { content_id: id })
  const learned = learnedFrom(answer)
  if (learned !== 'learned' || !answer.reached) return learned
  const [told] = contentsFromWire([answer.body['content']])
  if (told === undefined) return 'failed'
  await storeContent(diary, told)
  return learnBody(diary, ask, told)
}

async function learnBody(
  diary: Diary,
  ask: Ask,
  { id, isFree }: { id: string; isFree: boolean },
): Promise<GuideFetchOutcome> {
  const answer = await ask('guide/get-content-body', { content_id: id })
  const learned = learnedFrom(answer)
  if (learned !== 'learned' || !answer.reached) return learned
  const body = bodyFromWire(answer.body)
  if (body === null) return 'failed'
  await storeContentBody(diary, body, isFree)
  return 'learned'
}

const AHEAD_MOST = 10

/** Prefetches bookmarked articles for offline use; a few at a time, the rest next time. [GUIDE-14] */
export async function prefetchBookmarked(
  diary: Diary,
  ask: Ask,
  bookmarked: readonly string[],
): Promise<void> {
  const guide = await readStoredGuide(diary)
  if (guide === null) return
  const free = new Set(listContents(guide).flatMap(({ id, isFree }) => (isFree ? [id] : [])))
  let fetched = 0
  for (const id of bookmarked) {
    if ((await readContentBody(diary, id))?.edition === guide.edition) continue
    if (fetched === AHEAD_MOST) return
    fetched += 1
    if ((await learnBody(diary, ask, { id, isFree: free.has(id) })) === 'away') return
  }
}
