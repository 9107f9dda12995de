import { toFields } from '@reprieve/contract/fields.ts'
import { programsFromWire, type ContentWithMarks } from '@reprieve/contract/guide/guideWire.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { ContentStatus } from '@reprieve/domain/guide/content.ts'
import {
  type PendingGuideActions,
  isBookmarked,
  pendingProgress,
  mergedStatus,
  type GuideAction,
  listGuideActions,
  removeGuideAction,
  addGuideAction,
} from '@reprieve/domain/guide/guideActions.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { Answer, Ask } from '../api/ask.ts'
import { dropPart, storePart, readPart } from '../local/diaryParts.ts'
import { queuePerDiary, sharedPerDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { guideName, readServerCopy, storeServerCopy } from '../local/serverCopies.ts'
import type { StorageFault } from '../local/tables.ts'
import { listContents, applyAcceptedAction, readStoredGuide } from './guideTable.ts'

// What home shows of the guide, written by the guide whenever it changes: home sends no request and computes nothing
// when opened, and neither area depends on the other. [GUIDE-13, GUIDE-19]

const NEXT = guideName('next')

/** The last recommendations, for home: computing them there would read a hundred records. */
export async function storeRecommendations(diary: Diary, ids: readonly string[]): Promise<void> {
  const before = await readServerCopy(diary, NEXT)
  if (JSON.stringify(before) !== JSON.stringify(ids)) await storeServerCopy(diary, NEXT, ids)
}

/** Includes actions that are not sent yet. */
export async function updateHomeSummary(diary: Diary, wishes: PendingGuideActions): Promise<void> {
  const guide = await readStoredGuide(diary)
  const contents = (guide === null ? [] : listContents(guide)).map((content) =>
    applyPendingActions(content, wishes),
  )
  const opened = new Set(contents.filter(({ status }) => status !== null).map(({ id }) => id))
  // Without access to the guide, a free text is in no list.
  for (const id of Object.keys(wishes.status)) opened.add(id)
  const summary = {
    opened: opened.size,
    next: await nextOf(diary, contents),
    program: await programOf(diary, wishes),
  }
  const before = await readServerCopy(diary, guideName('home'))
  if (JSON.stringify(before) !== JSON.stringify(summary))
    await storeServerCopy(diary, guideName('home'), summary)
}

export const applyPendingActions = (
  content: ContentWithMarks,
  wishes: PendingGuideActions,
): ContentWithMarks => ({
  ...content,
  isBookmarked: isBookmarked(wishes, content.id, content.isBookmarked),
  status: mergedStatus(wishes, content.id, content.status),
})

/** The first unread recommendation; before there are any, a featured article. */
async function nextOf(diary: Diary, contents: readonly ContentWithMarks[]) {
  const kept = await readServerCopy(diary, NEXT)
  const ids: readonly unknown[] = Array.isArray(kept) ? kept : []
  const wanted = [
    ...ids.map((id) => contents.find((content) => content.id === id)),
    ...contents.filter(({ isFeatured }) => isFeatured),
  ]
  const next = wanted.find((content) => content !== undefined && content.status !== 'read')
  return next === undefined ? null : { id: next.id, category: next.category, title: next.title }
}

/** The program that was started and is not finished. */
async function programOf(diary: Diary, wishes: PendingGuideActions) {
  const { programs } = toFields(await readServerCopy(diary, guideName('programs')))
  const begun = programsFromWire(programs)
    .map(({ id, title, progress: told }) => ({
      id,
      title,
      progress: Math.max(told, pendingProgress(wishes, id)),
    }))
    .find(({ progress: reached }) => reached > 0 && reached < 100)
  return begun ?? null
}

const PART = 'guide'

/** Actions that no server has received yet. */
export const readPendingActions = (diary: Diary): Promise<PendingGuideActions> =>
  readPart(diary, PART, wishesFrom)

type WishWrite = Promise<Result<undefined, StorageFault>>

/** Durable when it resolves; sent later, as often as needed. [GUIDE-15] */
export const addPendingAction = (diary: Diary, wish: GuideAction): WishWrite =>
  change(diary, (wishes) => addGuideAction(wishes, wish))

/** Sequential: each change starts from the result of the previous one. */
function change(diary: Diary, act: (wishes: PendingGuideActions) => PendingGuideActions): WishWrite {
  return inTurn(diary, async (): WishWrite => {
    const before = await readPendingActions(diary)
    const after = act(before)
    if (after === before) return ok(undefined)
    // An empty part is removed: at log-out, a locked diary only shows whether the part exists. [D17]
    const kept =
      listGuideActions(after).length > 0 ? await storePart(diary, PART, after) : await dropPart(diary, PART)
    if (kept.ok) await updateHomeSummary(diary, after)
    return kept
  })
}

const inTurn = queuePerDiary()

/**
 * Sends pending actions. Those without an answer stay, and so do those added while another was being sent. A second
 * caller waits for the first: at log-out nothing is counted while it is being sent. [D17]
 */
export const sendPendingActions = sharedPerDiary(tellAll)

async function tellAll(diary: Diary, ask: Ask): Promise<void> {
  // Read again each time, so that actions added meanwhile are sent as well.
  for (let [wish] = listGuideActions(await readPendingActions(diary)); wish !== undefined;) {
    const told = wish
    const answer = await tell(ask, told)
    if (!isHeard(answer)) return
    // Also updates the stored copy: otherwise the old state would show until the next load.
    if (answer.code === RESULT.ok) await applyAcceptedAction(diary, told)
    await change(diary, (wishes) => removeGuideAction(wishes, told))
    wish = listGuideActions(await readPendingActions(diary))[0]
  }
}

function tell(ask: Ask, wish: GuideAction): Promise<Answer> {
  const how = { background: true }
  switch (wish.is) {
    case 'bookmark':
      return wish.isWanted
        ? ask('guide/add-content-to-bookmarks', { content_id: wish.id }, how)
        : ask('guide/remove-content-from-bookmarks', { content_id: wish.id }, how)
    case 'status':
      return ask('guide/set-content-interaction-status', { content_id: wish.id, status: wish.status }, how)
    case 'progress':
      return ask('programs/update-program-progress', { program_id: wish.id, progress: wish.progress }, how)
  }
}

/** The article is gone, or the person has lost access: a retry would not change that. */
const FOR_GOOD: readonly number[] = [RESULT.ok, RESULT.notFound, RESULT.guideDenied]

const isHeard = (answer: Answer): answer is Extract<Answer, { reached: true }> =>
  answer.reached && FOR_GOOD.includes(answer.code)

/** Values that cannot be read count as missing. */
function wishesFrom(kept: unknown): PendingGuideActions {
  const { bookmarks, status, progress } = toFields(kept)
  return {
    bookmarks: only(bookmarks, isWish),
    status: only(status, isStatus),
    progress: only(progress, isShare),
  }
}

const isWish = (one: unknown): one is boolean => typeof one === 'boolean'
const isStatus = (one: unknown): one is ContentStatus => one === 'opened' || one === 'read'
const isShare = (one: unknown): one is number => typeof one === 'number' && one >= 0 && one <= 100

function only<Value>(kept: unknown, isOne: (value: unknown) => value is Value): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [id, value] of Object.entries(toFields(kept))) if (isOne(value)) values[id] = value
  return values
}
