import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { expect, test } from 'vitest'
import { readGuideSummary } from '../home/guideSummary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeServerCopy } from '../local/serverCopies.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { readServerRecord } from '../purchases/serverRecord.ts'
import { syncGuide } from './syncGuide.ts'
import {
  listContents,
  readContentBody,
  readStoredContent,
  readStoredGuide,
  readSearchIndex,
} from './guideTable.ts'
import { prefetchBookmarked, fetchContent, fetchGuide } from './fetchGuide.ts'
import { readGuide } from './readGuide.ts'
import { fakeAsk, aBodyAnswer, aContentAnswer, aGuideAnswer, makeAnswer } from './testing/answering.ts'
import { readContent } from './article/useContent.ts'
import { addPendingAction } from './pendingActionsTable.ts'

const LIST = 'guide/list-content-categories'
const RECOMMENDED = 'guide/list-recommended-content'
const CONTENT = 'guide/get-content'
const BODY = 'guide/get-content-body'

const DENIED = makeAnswer({}, RESULT.guideDenied)
const record = (diary: Diary, isAvailable: boolean) =>
  storeServerCopy(diary, 'user_record', { pain_guide_available: isAvailable })

async function learned(contents: Record<string, Record<string, unknown>> = { a: {}, b: {} }, edition = '1') {
  const diary = aDiary()
  await record(diary, true)
  const { ask } = fakeAsk({ [LIST]: aGuideAnswer(edition, contents), [BODY]: aBodyAnswer('a', edition) })
  expect(await fetchGuide(diary, ask)).toBe('learned')
  return { diary, ask }
}

test('[GUIDE-14] the fetched guide is available offline, and the search words are fetched once', async () => {
  const { diary } = await learned()
  expect(listContents((await readStoredGuide(diary))!).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(await readSearchIndex(diary)).toEqual({ edition: '1', search: { of: '1' } })
  const again = fakeAsk({ [LIST]: makeAnswer({ edition: '1', categories: [] }) })
  await fetchGuide(diary, again.ask)
  expect(again.asked[0]).toEqual([LIST, { search_edition: '1' }])
  expect(await readSearchIndex(diary)).toEqual({ edition: '1', search: { of: '1' } })
  expect(await fetchGuide(diary, fakeAsk({}).ask)).toBe('away')
  expect((await readGuide(diary)).is).toBe('known')
})

test('[GUIDE-14] an opened article stays; a newer one replaces it at the next online opening', async () => {
  const { diary, ask } = await learned()
  expect(await readContentBody(diary, 'a')).toBe(null)
  expect(await fetchContent(diary, ask, 'a')).toBe('learned')
  const unasked = fakeAsk({})
  expect([await fetchContent(diary, unasked.ask, 'a'), unasked.asked]).toEqual(['learned', []])
  expect(await readContentBody(diary, 'a')).toMatchObject({
    edition: '1',
    body: 'Words of a',
    sources: ['A source'],
  })
  // Another day, from a link on home: the list is requested first, and shows that there is another edition.
  const another = { ...diary }
  expect(await fetchContent(another, fakeAsk({}).ask, 'a')).toBe('learned')
  const newer = fakeAsk({ [LIST]: aGuideAnswer('2', { a: {} }), [BODY]: aBodyAnswer('a', '2', 'New') })
  await fetchContent(another, newer.ask, 'a')
  expect(newer.names()).toEqual([LIST, RECOMMENDED, BODY])
  expect(await readContentBody(diary, 'a')).toMatchObject({ edition: '2', body: 'New' })
})

test('[GUIDE-14] an article without access any more is not shown, open or not, and is removed with the next pass', async () => {
  const { diary, ask } = await learned({ a: {}, free: { free: true } })
  await fetchContent(diary, ask, 'a')
  await fetchContent(diary, fakeAsk({ [BODY]: aBodyAnswer('free', '1') }).ask, 'free')
  expect(await readContent(diary, 'a')).toMatchObject({ read: { content: { id: 'a' } }, isDenied: false })
  await syncGuide(diary, ask)
  expect((await readContentBody(diary, 'a'))?.id).toBe('a')
  await record(diary, false)
  expect(await readContent(diary, 'a')).toEqual({ read: null, isDenied: true })
  expect((await readContent(diary, 'free')).read?.body.id).toBe('free')
  await syncGuide(diary, ask)
  expect([await readContentBody(diary, 'a'), await readStoredGuide(diary)]).toEqual([null, null])
  expect((await readContent(diary, 'free')).read?.body.id).toBe('free')
})

test('[GUIDE-14] bookmarked articles are fetched in advance, and only if they are missing here', async () => {
  const { diary } = await learned()
  const first = fakeAsk({ [BODY]: aBodyAnswer('b', '1') })
  await prefetchBookmarked(diary, first.ask, ['b'])
  expect(first.asked).toEqual([[BODY, { content_id: 'b' }]])
  expect(await readContentBody(diary, 'b')).toMatchObject({ body: 'Words of b' })
  const second = fakeAsk({})
  await prefetchBookmarked(diary, second.ask, ['b'])
  expect(second.asked).toEqual([])
})

test('[GUIDE-14] without access to the guide paid articles are removed, and menu and card are notified', async () => {
  const { diary, ask } = await learned({ a: {}, free: { free: true } })
  await fetchContent(diary, ask, 'a')
  await fetchContent(diary, fakeAsk({ [BODY]: aBodyAnswer('free', '1') }).ask, 'free')
  expect(await fetchGuide(diary, fakeAsk({ [LIST]: DENIED }).ask)).toBe('denied')
  expect(await readGuide(diary)).toEqual({ is: 'denied' })
  expect((await readServerRecord(diary))?.['pain_guide_available']).toBe(false)
  expect([
    await readContentBody(diary, 'a'),
    await readStoredGuide(diary),
    await readGuideSummary(diary),
  ]).toEqual([null, null, null])
  expect(await readContentBody(diary, 'free')).toMatchObject({ body: 'Words of free' })
})

test('[GUIDE-8] a free article opens without access to the guide; a removed one is missing', async () => {
  const diary = aDiary()
  await record(diary, false)
  const { ask } = fakeAsk({
    [CONTENT]: aContentAnswer('free', { free: true }),
    [BODY]: aBodyAnswer('free', '1'),
  })
  expect(await fetchContent(diary, ask, 'free')).toBe('learned')
  expect([
    (await readStoredContent(diary, 'free'))?.title,
    (await readContentBody(diary, 'free'))?.id,
  ]).toEqual(['Title of free', 'free'])
  expect(await fetchContent(diary, fakeAsk({ [CONTENT]: DENIED }).ask, 'a')).toBe('denied')
  const gone = fakeAsk({ [CONTENT]: makeAnswer({}, RESULT.notFound) })
  expect(await fetchContent(diary, gone.ask, 'gone')).toBe('not-here')
  expect(await fetchContent(diary, fakeAsk({ [CONTENT]: makeAnswer({}, RESULT.unknown) }).ask, 'a')).toBe(
    'failed',
  )
})

test('[GUIDE-8, GUIDE-14] an article that is opened by its address, before anything else was', async () => {
  const diary = aDiary()
  const { ask, names } = fakeAsk({ [LIST]: aGuideAnswer('1', { a: {} }), [BODY]: aBodyAnswer('a', '1') })
  expect(await fetchContent(diary, ask, 'a')).toBe('learned')
  expect(names()).toEqual([LIST, RECOMMENDED, BODY])
  expect([
    (await readStoredContent(diary, 'a'))?.category,
    (await readContentBody(diary, 'a'))?.body,
  ]).toEqual(['sleep', 'Words of a'])
})

test("[GUIDE-6] what is not featured among the server's recommended is an institution's", async () => {
  const diary = aDiary()
  const rows = [aContentAnswer('clinic'), aContentAnswer('start', { featured: true })]
  const contents = rows.map((row) => (row.reached ? row.body['content'] : null))
  const { ask } = fakeAsk({ [LIST]: aGuideAnswer('1', { a: {} }), [RECOMMENDED]: makeAnswer({ contents }) })
  await fetchGuide(diary, ask)
  expect((await readStoredGuide(diary))?.institution).toEqual(['clinic'])
})

test('[GUIDE-19] articles opened here and elsewhere count for home, each once', async () => {
  const { diary } = await learned({ a: { status: 'read' }, b: { status: 'opened' }, c: {}, d: {} })
  expect((await readGuideSummary(diary))?.opened).toBe(2)
  for (const id of ['b', 'c', 'c']) await addPendingAction(diary, { is: 'status', id, status: 'opened' })
  expect((await readGuideSummary(diary))?.opened).toBe(3)
})

test('[GUIDE-13] home shows what to read next, and a started program', async () => {
  const { diary } = await learned({ a: { featured: true, status: 'read' }, b: { featured: true } })
  expect(await readGuideSummary(diary)).toEqual({
    opened: 1,
    next: { id: 'b', category: 'sleep', title: 'Title of b' },
    program: null,
  })
  const programs = [{ program_id: 'calm', title: 'Calm', summary: 'S', lessons: 4, order: 1, progress: 0 }]
  await storeServerCopy(diary, 'guide.programs', { edition: '1', programs })
  await addPendingAction(diary, { is: 'progress', id: 'calm', progress: 25 })
  expect((await readGuideSummary(diary))?.program).toEqual({ id: 'calm', title: 'Calm', progress: 25 })
})

test('[GUIDE-8] unreadable rows do not affect others', async () => {
  const diary = aDiary()
  const broken = makeAnswer({
    edition: '1',
    categories: [7, { category_id: 'c', contents: [null, { content_id: 'a' }] }],
  })
  expect(await fetchGuide(diary, fakeAsk({ [LIST]: broken }).ask)).toBe('learned')
  expect(listContents((await readStoredGuide(diary))!).map(({ id }) => id)).toEqual(['a'])
  expect(await fetchGuide(diary, fakeAsk({ [LIST]: makeAnswer({}) }).ask)).toBe('failed')
})
