import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { NO_PENDING_ACTIONS } from '@reprieve/domain/guide/guideActions.ts'
import { expect, test } from 'vitest'
import { storePart } from '../local/diaryParts.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { listContents, readStoredContent, readStoredGuide } from './guideTable.ts'
import { fetchContent, fetchGuide } from './fetchGuide.ts'
import { readGuide } from './readGuide.ts'
import { fakeAsk, aBodyAnswer, aContentAnswer, aGuideAnswer, makeAnswer } from './testing/answering.ts'
import { addPendingAction, readPendingActions, sendPendingActions } from './pendingActionsTable.ts'

const ADD = 'guide/add-content-to-bookmarks'
const REMOVE = 'guide/remove-content-from-bookmarks'
const STATUS = 'guide/set-content-interaction-status'
const PROGRESS = 'programs/update-program-progress'
const HEARD = Object.fromEntries([ADD, REMOVE, STATUS, PROGRESS].map((name) => [name, makeAnswer({})]))

async function aGuide() {
  const diary = aDiary()
  const { ask } = fakeAsk({
    'guide/list-content-categories': aGuideAnswer('1', { a: {}, b: { bookmarked: true } }),
  })
  await fetchGuide(diary, ask)
  return diary
}

const bookmarked = async (diary: Awaited<ReturnType<typeof aGuide>>) => {
  const known = await readGuide(diary)
  return known.is === 'known'
    ? listContents(known.guide).flatMap(({ id, isBookmarked }) => (isBookmarked ? [id] : []))
    : null
}

test('[GUIDE-15] an offline action is shown immediately, stored, and sent when online', async () => {
  const diary = await aGuide()
  await addPendingAction(diary, { is: 'bookmark', id: 'a', isWanted: true })
  await addPendingAction(diary, { is: 'bookmark', id: 'b', isWanted: false })
  await addPendingAction(diary, { is: 'status', id: 'a', status: 'read' })
  await addPendingAction(diary, { is: 'progress', id: 'calm', progress: 50 })
  expect(await bookmarked(diary)).toEqual(['a'])
  await sendPendingActions(diary, fakeAsk({}).ask)
  expect(await bookmarked(diary)).toEqual(['a'])
  const { ask, asked } = fakeAsk(HEARD)
  await sendPendingActions(diary, ask)
  expect(asked).toEqual([
    [ADD, { content_id: 'a' }],
    [REMOVE, { content_id: 'b' }],
    [STATUS, { content_id: 'a', status: 'read' }],
    [PROGRESS, { program_id: 'calm', progress: 50 }],
  ])
  expect(await readPendingActions(diary)).toEqual(NO_PENDING_ACTIONS)
  // Nothing is left to be counted at a logout. [D17]
  expect(await diary.tables.shelf('parts')).toEqual([])
  // The server has it, and it is shown as before although the list was not loaded again.
  expect(await bookmarked(diary)).toEqual(['a'])
  expect(listContents((await readStoredGuide(diary))!)[0]?.status).toBe('read')
})

test('[GUIDE-15] a permanent refusal is not sent again; a temporary failure is', async () => {
  const diary = await aGuide()
  await addPendingAction(diary, { is: 'bookmark', id: 'gone', isWanted: true })
  await sendPendingActions(diary, fakeAsk({ [ADD]: makeAnswer({}, RESULT.rateLimited) }).ask)
  expect((await readPendingActions(diary)).bookmarks).toEqual({ gone: true })
  await sendPendingActions(diary, fakeAsk({ [ADD]: makeAnswer({}, RESULT.notFound) }).ask)
  expect(await readPendingActions(diary)).toEqual(NO_PENDING_ACTIONS)
  await addPendingAction(diary, { is: 'status', id: 'a', status: 'opened' })
  await sendPendingActions(diary, fakeAsk({ [STATUS]: makeAnswer({}, RESULT.guideDenied) }).ask)
  expect(await readPendingActions(diary)).toEqual(NO_PENDING_ACTIONS)
})

test('[GUIDE-15] also for an article that is in no list', async () => {
  const diary = aDiary()
  const { ask } = fakeAsk({
    'guide/get-content': aContentAnswer('free', { free: true }),
    'guide/get-content-body': aBodyAnswer('free', '1'),
    ...HEARD,
  })
  await fetchContent(diary, ask, 'free')
  await addPendingAction(diary, { is: 'bookmark', id: 'free', isWanted: true })
  await sendPendingActions(diary, ask)
  expect((await readStoredContent(diary, 'free'))?.isBookmarked).toBe(true)
})

test('[GUIDE-15] an action during another request is sent after it', async () => {
  const diary = await aGuide()
  await addPendingAction(diary, { is: 'bookmark', id: 'a', isWanted: true })
  const { ask, asked } = fakeAsk(HEARD)
  const seconds: Promise<void>[] = []
  await sendPendingActions(diary, async (name, request, how) => {
    if (seconds.length === 0) {
      await addPendingAction(diary, { is: 'bookmark', id: 'a', isWanted: false })
      seconds.push(sendPendingActions(diary, ask))
    }
    return ask(name, request, how)
  })
  await Promise.all(seconds)
  expect(asked.map(([name]) => name)).toEqual([ADD, REMOVE])
  expect(await bookmarked(diary)).toEqual(['b'])
})

test('[GUIDE-15] two simultaneous actions are both kept, and unreadable ones are ignored', async () => {
  const diary = await aGuide()
  await Promise.all(
    ['a', 'b', 'c'].map((id) => addPendingAction(diary, { is: 'status', id, status: 'opened' })),
  )
  expect(Object.keys((await readPendingActions(diary)).status)).toEqual(['a', 'b', 'c'])
  await storePart(diary, 'guide', { bookmarks: { a: 'yes' }, status: { a: 'unread' }, progress: { p: 101 } })
  expect(await readPendingActions(diary)).toEqual(NO_PENDING_ACTIONS)
})
