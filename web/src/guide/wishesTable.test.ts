import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { NO_PENDING_ACTIONS } from '@reprieve/domain/guide/guideActions.ts'
import { expect, test } from 'vitest'
import { storePart } from '../local/diaryParts.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { contentsOf, toldContent, toldGuide } from './guideTable.ts'
import { learnContent, learnGuide } from './learnGuide.ts'
import { readGuide } from './readGuide.ts'
import { answering, bodyOf, contentSaid, listed, said } from './testing/answering.ts'
import { addWish, keptWishes, tellWishes } from './wishesTable.ts'

const ADD = 'guide/add-content-to-bookmarks'
const REMOVE = 'guide/remove-content-from-bookmarks'
const STATUS = 'guide/set-content-interaction-status'
const PROGRESS = 'programs/update-program-progress'
const HEARD = Object.fromEntries([ADD, REMOVE, STATUS, PROGRESS].map((name) => [name, said({})]))

async function aGuide() {
  const diary = aDiary()
  const { ask } = answering({
    'guide/list-content-categories': listed('1', { a: {}, b: { bookmarked: true } }),
  })
  await learnGuide(diary, ask)
  return diary
}

const bookmarked = async (diary: Awaited<ReturnType<typeof aGuide>>) => {
  const known = await readGuide(diary)
  return known.is === 'known'
    ? contentsOf(known.guide).flatMap(({ id, isBookmarked }) => (isBookmarked ? [id] : []))
    : null
}

test('[GUIDE-15] what is pressed without a line is shown at once, kept, and told when there is one', async () => {
  const diary = await aGuide()
  await addWish(diary, { is: 'bookmark', id: 'a', isWanted: true })
  await addWish(diary, { is: 'bookmark', id: 'b', isWanted: false })
  await addWish(diary, { is: 'status', id: 'a', status: 'read' })
  await addWish(diary, { is: 'progress', id: 'calm', progress: 50 })
  expect(await bookmarked(diary)).toEqual(['a'])
  await tellWishes(diary, answering({}).ask)
  expect(await bookmarked(diary)).toEqual(['a'])
  const { ask, asked } = answering(HEARD)
  await tellWishes(diary, ask)
  expect(asked).toEqual([
    [ADD, { content_id: 'a' }],
    [REMOVE, { content_id: 'b' }],
    [STATUS, { content_id: 'a', status: 'read' }],
    [PROGRESS, { program_id: 'calm', progress: 50 }],
  ])
  expect(await keptWishes(diary)).toEqual(NO_PENDING_ACTIONS)
  // Nothing is left to be counted when somebody logs out. [D17]
  expect(await diary.tables.shelf('parts')).toEqual([])
  // The server has it, and it is shown as before though nobody has asked for the list anew.
  expect(await bookmarked(diary)).toEqual(['a'])
  expect(contentsOf((await toldGuide(diary))!)[0]?.status).toBe('read')
})

test('[GUIDE-15] what the server refuses for good is not told again; what it cannot answer now is', async () => {
  const diary = await aGuide()
  await addWish(diary, { is: 'bookmark', id: 'gone', isWanted: true })
  await tellWishes(diary, answering({ [ADD]: said({}, RESULT.rateLimited) }).ask)
  expect((await keptWishes(diary)).bookmarks).toEqual({ gone: true })
  await tellWishes(diary, answering({ [ADD]: said({}, RESULT.notFound) }).ask)
  expect(await keptWishes(diary)).toEqual(NO_PENDING_ACTIONS)
  await addWish(diary, { is: 'status', id: 'a', status: 'opened' })
  await tellWishes(diary, answering({ [STATUS]: said({}, RESULT.guideDenied) }).ask)
  expect(await keptWishes(diary)).toEqual(NO_PENDING_ACTIONS)
})

test('[GUIDE-15] of an article that stands in no list as well', async () => {
  const diary = aDiary()
  const { ask } = answering({
    'guide/get-content': contentSaid('free', { free: true }),
    'guide/get-content-body': bodyOf('free', '1'),
    ...HEARD,
  })
  await learnContent(diary, ask, 'free')
  await addWish(diary, { is: 'bookmark', id: 'free', isWanted: true })
  await tellWishes(diary, ask)
  expect((await toldContent(diary, 'free'))?.isBookmarked).toBe(true)
})

test('[GUIDE-15] what is pressed while the one before is on its way is told after it', async () => {
  const diary = await aGuide()
  await addWish(diary, { is: 'bookmark', id: 'a', isWanted: true })
  const { ask, asked } = answering(HEARD)
  const seconds: Promise<void>[] = []
  await tellWishes(diary, async (name, request, how) => {
    if (seconds.length === 0) {
      await addWish(diary, { is: 'bookmark', id: 'a', isWanted: false })
      seconds.push(tellWishes(diary, ask))
    }
    return ask(name, request, how)
  })
  await Promise.all(seconds)
  expect(asked.map(([name]) => name)).toEqual([ADD, REMOVE])
  expect(await bookmarked(diary)).toEqual(['b'])
})

test('[GUIDE-15] two at once lose none of both, and what cannot be read says nothing', async () => {
  const diary = await aGuide()
  await Promise.all(['a', 'b', 'c'].map((id) => addWish(diary, { is: 'status', id, status: 'opened' })))
  expect(Object.keys((await keptWishes(diary)).status)).toEqual(['a', 'b', 'c'])
  await storePart(diary, 'guide', { bookmarks: { a: 'yes' }, status: { a: 'unread' }, progress: { p: 101 } })
  expect(await keptWishes(diary)).toEqual(NO_PENDING_ACTIONS)
})
