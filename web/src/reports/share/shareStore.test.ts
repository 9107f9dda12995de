import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'
import { makeShareStore, type ShareState } from './shareStore.ts'

const NOW = 1_000_000
const TOKEN = 'A'.repeat(43)
const VIEW = '7b0c2f0e-0a35-4a53-9b54-5b6f9d2c1a11'
const PRINTED = { v: 1, fileTitle: 'Reprieve', pageOne: { lang: 'de' }, sections: [] }
const MADE = NOW - 7_000
const OPENED = {
  expires: NOW + 5_000,
  made: MADE,
  language: 'de',
  content: PRINTED,
  forms: ['csv', 'pdf', 'x'],
}
const REPORT = {
  expires: NOW + 5_000,
  made: MADE,
  language: 'de',
  forms: ['pdf', 'csv'],
  printed: PRINTED,
}

const said = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: '',
  body,
})
const ended = said(RESULT.shareEnded)

/** Gives these answers in order, then repeats the last. */
function reading(...answers: Answer[]) {
  const asked: unknown[] = []
  const files: string[] = []
  const ask: Ask = (name, request) => {
    asked.push([name, request])
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? NOT_REACHED)
  }
  const clock = { now: NOW }
  const save = (name: string): void => void files.push(name)
  const store = makeShareStore({ ask, token: TOKEN, view: VIEW, save, now: () => clock.now })
  return { store, asked, files, clock }
}

const OPEN: ShareState = { is: 'open', report: REPORT as never, unsure: null }
const request = { share_token: TOKEN, view: VIEW }

test('[SHARE-2] nothing is asked for before the button is pressed, and every asking is the same look', async () => {
  const { store, asked } = reading(said(RESULT.ok, OPENED))
  await store.check()
  expect(asked).toEqual([])
  expect(store.current()).toEqual({ is: 'closed' })
  await store.open()
  await store.check()
  expect(asked).toEqual([
    ['share/open', request],
    ['share/open', { ...request, known_made: MADE }],
  ])
  expect(store.current()).toEqual(OPEN)
})

test('[SHARE-11] the page empties itself when it asks after the link was ended, and does not ask again', async () => {
  const { store, asked } = reading(said(RESULT.ok, OPENED), ended)
  await store.open()
  await store.check()
  expect(store.current()).toEqual({ is: 'ended' })
  await store.check()
  expect(asked).toHaveLength(2)
})

test('[SHARE-11] a download of an ended link empties the page as well', async () => {
  const { store, files } = reading(said(RESULT.ok, OPENED), ended)
  await store.open()
  expect(await store.take('pdf')).toBe('ended')
  expect(store.current()).toEqual({ is: 'ended' })
  expect(files).toEqual([])
})

test('[SHARE-11] offline an open report stays until its time is over, and says that it is uncertain', async () => {
  const { store, clock } = reading(said(RESULT.ok, OPENED), NOT_REACHED)
  await store.open()
  await store.check()
  expect(store.current()).toEqual({ ...OPEN, unsure: 'away' })
  clock.now = NOW + 5_000
  await store.check()
  expect(store.current()).toEqual({ is: 'ended' })
})

test('[SHARE-11] a check does not redraw the report, and a restored connection is shown', async () => {
  const { store } = reading(said(RESULT.ok, OPENED), NOT_REACHED, said(RESULT.ok, OPENED))
  let drawn = 0
  store.subscribe(() => drawn++)
  await store.open()
  const first = store.current()
  await store.check()
  await store.check()
  const again = store.current()
  expect(again).toEqual(OPEN)
  expect(again.is === 'open' && first.is === 'open' && again.report.printed).toBe(
    first.is === 'open' && first.report.printed,
  )
  const before = drawn
  await store.check()
  expect(drawn).toBe(before)
  expect(store.current()).toBe(again)
})

test('[SHARE-12] a shown report stays when it is not sent again, and is never shown without content', async () => {
  const { content: _, ...known } = OPENED
  const { store } = reading(said(RESULT.ok, OPENED), said(RESULT.ok, { ...known, forms: ['pdf'] }))
  await store.open()
  await store.check()
  expect(store.current()).toEqual({ ...OPEN, report: { ...REPORT, forms: ['pdf'] } })
  const { store: empty } = reading(said(RESULT.ok, known))
  await empty.open()
  expect(empty.current()).toEqual({ is: 'trouble', why: 'newer' })
})

test.each([
  ['no line', NOT_REACHED, 'away'],
  ['files that are being made', said(RESULT.reportWaiting), 'waiting'],
  ['too many tries', said(RESULT.rateLimited), 'busy'],
  ['files that could not be made', said(RESULT.reportFailed), 'failed'],
  ['a report that this page cannot read', said(RESULT.ok, { ...OPENED, content: { v: 2 } }), 'newer'],
] as const)('[SHARE-8] %s is shown, and opens when it is tried again', async (_what, first, why) => {
  const { store } = reading(first, said(RESULT.ok, OPENED))
  await store.open()
  expect(store.current()).toEqual({ is: 'trouble', why })
  await store.open()
  expect(store.current()).toEqual(OPEN)
})

test.each([
  ['ended', RESULT.shareEnded],
  ['cut on its way', RESULT.malformed],
])('[SHARE-5] a link that is %s opens nothing', async (_how, code) => {
  const { store } = reading(said(code))
  await store.open()
  expect(store.current()).toEqual({ is: 'ended' })
})

test('[SHARE-2] three presses send one request', async () => {
  const { store, asked } = reading(said(RESULT.ok, OPENED))
  await Promise.all([store.open(), store.open(), store.open()])
  await Promise.all([store.check(), store.check()])
  expect(asked).toHaveLength(2)
})

test('[SHARE-8] the name of a file reveals neither the person nor its content', async () => {
  const { store, files, asked } = reading(said(RESULT.ok, { bytes: new Blob(['x']) }))
  expect(await store.take('json')).toBe('saved')
  expect(files).toEqual(['shared-report.fhir.json'])
  expect(asked).toEqual([['share/download', { ...request, form: 'json' }]])
})
