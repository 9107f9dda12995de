import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS, type CallName } from '@reprieve/contract/calls.ts'
import { HOSTILE_MARKUP } from '@reprieve/contract/testing/hostileMarkup.ts'
import { forgetPerson } from '../db/people.ts'
import { inTransaction } from '../db/transaction.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
let lines: string[]
let ann: TestPerson
let ben: TestPerson
/** Without a subscription. */
let lea: TestPerson

const YEAR = 365 * 86_400_000

async function subscribe({ userId }: TestPerson): Promise<void> {
  const until = new Date(server.clock.now + YEAR)
  await server.db
    .insertInto('plan')
    .values({ user_id: userId, subscription_until: until, updated_at: new Date(server.clock.now) })
    .execute()
}

beforeAll(async () => {
  lines = []
  server = await openTestApp({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => void lines.push(line) } })
  ann = await server.signUp()
  ben = await server.signUp()
  lea = await server.signUp()
  await Promise.all([subscribe(ann), subscribe(ben)])
})
afterAll(() => server.close())

const ask = (person: TestPerson, name: CallName, body: unknown = {}) => server.call(name, body, { person })
const codeOf = async (person: TestPerson, name: CallName, body: unknown = {}) =>
  (await ask(person, name, body)).body.result_code
const idsIn = (body: Record<string, unknown>): string[] =>
  (body['contents'] as { content_id: string }[]).map((content) => content.content_id)

const GUIDE_CALLS: Partial<Record<CallName, object>> = {
  'guide/list-content-categories': {},
  'guide/list-content-by-category': { category_id: 'movement' },
  'guide/list-recommended-content': {},
  'guide/list-bookmarked-content': {},
  'guide/get-content': { content_id: 'walking-plans' },
  'guide/get-content-body': { content_id: 'walking-plans' },
  'guide/add-content-to-bookmarks': { content_id: 'walking-plans' },
  'guide/remove-content-from-bookmarks': { content_id: 'walking-plans' },
  'guide/get-content-feedback': { content_id: 'walking-plans' },
  'guide/send-content-feedback': { content_id: 'walking-plans', useful: true },
  'guide/set-content-interaction-status': { content_id: 'walking-plans', status: 'opened' },
  'programs/list-programs': {},
  'programs/get-program-body': { program_id: 'sleep-better' },
  'programs/get-program-progress': { program_id: 'sleep-better' },
  'programs/update-program-progress': { program_id: 'sleep-better', progress: 10 },
}
const CALL_BODIES = Object.entries(GUIDE_CALLS) as [CallName, Record<string, unknown>][]
const OF_CONTENT = CALL_BODIES.filter(([, body]) => 'content_id' in body)

test('[GUIDE-1] every answer is one of the contract', async () => {
  for (const [name, body] of CALL_BODIES) {
    const { body: answer } = await ask(ben, name, body)
    expect([name, answer.result_code]).toEqual([name, 0])
    expect(CALLS[name].answer.safeParse(answer).error).toBeUndefined()
  }
})

test('[GUIDE-1] categories come with their articles, and the index of words once for each edition', async () => {
  const { body } = await ask(ann, 'guide/list-content-categories')
  const categories = body['categories'] as { category_id: string; contents: unknown[] }[]
  expect(categories.map((category) => category.category_id)).toHaveLength(10)
  expect(categories.flatMap(({ contents }) => contents)).toHaveLength(47)
  expect(body['search']).toMatchObject({ terms: expect.stringContaining('headache') })
  const again = await ask(ann, 'guide/list-content-categories', { search_edition: body['edition'] })
  expect([again.body['edition'], again.body['search']]).toEqual([body['edition'], null])
  const { body: one } = await ask(ann, 'guide/list-content-by-category', { category_id: 'sleep' })
  expect(idsIn(one)).toEqual([
    'pain-and-sleep',
    'a-steady-wind-down',
    'waking-at-night',
    'sleep-apnoea-or-insomnia',
  ])
})

test('[GUIDE-1] an article and its words come by its id; the text of Urgent help is one of them, in no category', async () => {
  const { body } = await ask(ann, 'guide/get-content', { content_id: 'emergency' })
  expect(body['content']).toMatchObject({
    category_id: null,
    free: true,
    needs_clinical_review: true,
    status: null,
  })
  const { body: words } = await ask(ann, 'guide/get-content-body', { content_id: 'walking-plans' })
  expect(words['body']).toMatch(/^How far can you walk today/)
  expect(words['sources']).toHaveLength(4)
})

test('[GUIDE-1, GUIDE-23, REL 1d] an id that is none is unknown or refused, whatever it looks like', async () => {
  for (const id of [
    'nowhere',
    '__proto__',
    'constructor',
    '../emergency',
    'emergency%00',
    'Emergency',
    '\u{1F600}',
  ])
    for (const [name, body] of OF_CONTENT)
      expect([name, id, await codeOf(ann, name, { ...body, content_id: id })]).toEqual([name, id, 105])
  for (const id of ['', 'a'.repeat(101), 'a\u0000b', '\uD800', 7, null, ['emergency']])
    expect(await codeOf(ann, 'guide/get-content', { content_id: id })).toBe(102)
  expect(await codeOf(ann, 'guide/list-content-by-category', { category_id: 'emergency' })).toBe(105)
  expect(await codeOf(ann, 'programs/get-program-body', { program_id: 'constructor' })).toBe(105)
})

test('[GUIDE-2] a mark is set and taken away, however often it is said, and the latest stands first', async () => {
  const marked = async () => idsIn((await ask(ann, 'guide/list-bookmarked-content')).body)
  for (const id of ['opioids', 'travel', 'opioids']) {
    server.clock.now += 1_000
    expect(await codeOf(ann, 'guide/add-content-to-bookmarks', { content_id: id })).toBe(0)
  }
  expect(await marked()).toEqual(['travel', 'opioids'])
  expect((await ask(ann, 'guide/get-content', { content_id: 'travel' })).body['content']).toMatchObject({
    bookmarked: true,
  })
  await server.db
    .insertInto('guide_bookmark')
    .values({ user_id: ann.userId, content_id: 'taken-away', created_at: new Date() })
    .execute()
  expect(await marked()).toEqual(['travel', 'opioids'])
  for (let times = 0; times < 2; times += 1)
    expect(await codeOf(ann, 'guide/remove-content-from-bookmarks', { content_id: 'travel' })).toBe(0)
  expect(await marked()).toEqual(['opioids'])
})

test('[GUIDE-2, GUIDE-20, D5] what one person did is nobody else’s', async () => {
  await ask(ann, 'guide/add-content-to-bookmarks', { content_id: 'opioids' })
  await ask(ann, 'guide/send-content-feedback', { content_id: 'opioids', useful: false, text: 'too long' })
  await ask(ann, 'guide/set-content-interaction-status', { content_id: 'opioids', status: 'read' })
  await ask(ann, 'programs/update-program-progress', { program_id: 'coping-skills', progress: 50 })
  expect(idsIn((await ask(ben, 'guide/list-bookmarked-content')).body)).toEqual([])
  expect((await ask(ben, 'guide/get-content-feedback', { content_id: 'opioids' })).body).toMatchObject({
    useful: null,
    text: null,
  })
  expect((await ask(ben, 'guide/get-content', { content_id: 'opioids' })).body['content']).toMatchObject({
    bookmarked: false,
    status: null,
  })
  const { body } = await ask(ben, 'programs/get-program-progress', { program_id: 'coping-skills' })
  expect(body['progress']).toBe(0)
})

test('[GUIDE-3] the later feedback stands in the place of the earlier one, words of nothing are none', async () => {
  const send = (useful: boolean, text?: string | null) =>
    ask(ann, 'guide/send-content-feedback', { content_id: 'travel', useful, text })
  const kept = async () => {
    const { useful, text } = (await ask(ann, 'guide/get-content-feedback', { content_id: 'travel' })).body
    return { useful, text }
  }
  await send(true, 'Good.')
  expect(await kept()).toEqual({ useful: true, text: 'Good.' })
  expect((await send(false, ' ')).body).toMatchObject({ useful: false, text: null })
  expect(await kept()).toEqual({ useful: false, text: null })
  expect((await send(true, 'a'.repeat(4_001))).body.result_code).toBe(102)
  expect((await send(true, 'a\u0000')).body.result_code).toBe(102)
})

test('[GUIDE-4] what was read is never only opened again', async () => {
  const say = async (status: string) =>
    (await ask(ann, 'guide/set-content-interaction-status', { content_id: 'acupuncture', status })).body[
      'status'
    ]
  expect([await say('opened'), await say('read'), await say('opened')]).toEqual(['opened', 'read', 'read'])
  expect(
    await codeOf(ann, 'guide/set-content-interaction-status', { content_id: 'acupuncture', status: 'gone' }),
  ).toBe(102)
})

test('[GUIDE-5] without a subscription every call is denied, for an id that is none as well', async () => {
  for (const [name, body] of CALL_BODIES) {
    expect([name, await codeOf(lea, name, body)]).toEqual([name, 301])
    const unknown = Object.fromEntries(
      Object.entries(body).map(([key, value]) => [key, key.endsWith('_id') ? 'x' : value]),
    )
    expect([name, await codeOf(lea, name, unknown)]).toEqual([name, 301])
  }
})

test('[GUIDE-5, D47] what is free is open to everybody, to read and to mark', async () => {
  for (const id of ['emergency', 'help-in-a-crisis'])
    for (const [name, body] of OF_CONTENT)
      expect([name, await codeOf(lea, name, { ...body, content_id: id })]).toEqual([name, 0])
})

test('[GUIDE-7] the server recommends what is featured', async () => {
  const { body } = await ask(ann, 'guide/list-recommended-content')
  expect(idsIn(body).toSorted()).toEqual([
    'pacing-and-boom-bust',
    'pain-and-sleep',
    'using-a-diary-well',
    'what-pain-is',
  ])
})

test('[PROG-1] programs come with their lessons in order, and with how far somebody is', async () => {
  await ask(ann, 'programs/update-program-progress', { program_id: 'sleep-better', progress: 33 })
  const { body } = await ask(ann, 'programs/list-programs')
  const programs = body['programs'] as { program_id: string; lessons: number; progress: number }[]
  expect(programs.map(({ program_id: id, lessons }) => [id, lessons])).toEqual([
    ['pacing-movement', 8],
    ['sleep-better', 6],
    ['coping-skills', 8],
  ])
  expect(programs[1]?.progress).toBe(33)
  const { body: whole } = await ask(ann, 'programs/get-program-body', { program_id: 'sleep-better' })
  const lessons = whole['lessons'] as { lesson_id: string; body: string }[]
  expect(lessons.map(({ lesson_id: id }) => id)[0]).toBe('sleep-better-01-sleep-diary')
  expect(lessons.every(({ body: words }) => words.includes('{#'))).toBe(true)
})

test('[PROG-1] of whatever is sent at once and in whatever order, the greatest stands', async () => {
  const send = (progress: unknown) =>
    ask(ben, 'programs/update-program-progress', { program_id: 'pacing-movement', progress })
  const answers = await Promise.all([12, 50, 25, 50, 37.5].map(send))
  expect(answers.every(({ body }) => body.result_code === 0)).toBe(true)
  expect((await send(3)).body['progress']).toBe(50)
  const { body } = await ask(ben, 'programs/get-program-progress', { program_id: 'pacing-movement' })
  expect(body['progress']).toBe(50)
  for (const progress of [-1, 101, Number.NaN, '5', null])
    expect((await send(progress)).body.result_code).toBe(102)
})

test('[GUIDE-3, GUIDE-23, REL 1d] feedback is limited for each person, comes back as it was written, and nothing of it stands in the log', async () => {
  const dan = await server.signUp()
  await subscribe(dan)
  const send = (text: string) =>
    ask(dan, 'guide/send-content-feedback', { content_id: 'travel', useful: true, text })
  for (const hostile of HOSTILE_MARKUP) {
    const text = `canary-of-feedback ${hostile}`
    expect((await send(text)).body).toMatchObject({ result_code: 0, useful: true, text })
  }
  const kept = await ask(dan, 'guide/get-content-feedback', { content_id: 'travel' })
  expect(kept.body['text']).toBe(`canary-of-feedback ${HOSTILE_MARKUP.at(-1)}`)
  expect((await send('one more')).body).toMatchObject({ result_code: 103, retry_after: expect.any(Number) })
  expect(await codeOf(ben, 'guide/send-content-feedback', { content_id: 'travel', useful: true })).toBe(0)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain('canary-of-feedback')
})

test('[GUIDE-20, D24] what somebody did with the guide goes with their account', async () => {
  const tables = ['guide_bookmark', 'guide_feedback', 'guide_status', 'program_progress'] as const
  const rowsOf = async (userId: number) => {
    const counts = await Promise.all(
      tables.map((table) =>
        server.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
      ),
    )
    return counts.map((rows) => rows.length > 0)
  }
  expect(await rowsOf(ann.userId)).toEqual([true, true, true, true])
  await inTransaction(server.db, (trx) => forgetPerson(trx, ann.userId))
  expect(await rowsOf(ann.userId)).toEqual([false, false, false, false])
})

const READ_BY_ALL: readonly CallName[] = [
  'guide/list-content-categories',
  'guide/list-content-by-category',
  'guide/list-recommended-content',
  'guide/get-content',
  'guide/get-content-body',
  'programs/list-programs',
  'programs/get-program-body',
]

test('[GUIDE-26, GUIDE-5] where plans are sold nobody reads without an account, not even what is free', async () => {
  for (const [name, body] of CALL_BODIES)
    expect([name, (await server.call(name, body)).body.result_code]).toEqual([name, 104])
  const { body } = await server.call('guide/get-content-body', { content_id: 'help-in-a-crisis' })
  expect(body.result_code).toBe(104)
})

test('[GUIDE-26, GUIDE-20] where plans are open the texts are read without an account, and nobody’s marks are told', async () => {
  const open = await openTestApp({ PLANS: 'open' })
  try {
    const somebody = await open.signUp()
    await open.call('guide/add-content-to-bookmarks', { content_id: 'walking-plans' }, { person: somebody })
    for (const [name, body] of CALL_BODIES) {
      const { body: answer } = await open.call(name, body)
      const isRead = READ_BY_ALL.includes(name)
      expect([name, answer.result_code]).toEqual([name, isRead ? 0 : 104])
      expect([name, CALLS[name].answer.safeParse(answer).success || !isRead]).toEqual([name, true])
      expect(JSON.stringify(answer)).not.toContain('"bookmarked":true')
    }
    const unknown = await open.call('guide/get-content', { content_id: 'nowhere' })
    expect(unknown.body.result_code).toBe(105)
    // A token that is no token is told as everywhere, and not taken for nobody.
    const wrong = { ...somebody, token: 'A'.repeat(43) }
    expect((await open.call('guide/list-content-categories', {}, { person: wrong })).body.result_code).toBe(
      104,
    )
    const stranger = { ...somebody, userId: somebody.userId + 1 }
    expect(
      (await open.call('guide/get-content', { content_id: 'walking-plans' }, { person: stranger })).body
        .result_code,
    ).toBe(104)
  } finally {
    await open.close()
  }
})
