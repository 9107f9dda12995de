import { ACCOUNT_DATA_PARTS } from '@reprieve/contract/account/keptRecord.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, Ask } from '../../api/ask.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { everyRow, makeTestId, writeTestRecord } from '../testing/aPass.ts'
import { importFile } from '../testing/importFile.ts'
import { exportRows, exportWithAccount } from './exportDiary.ts'
import { readAccountEntries } from './readAccountEntries.ts'
import { diaryText, readDiaryFile } from './importDiary.ts'

const ME = 7
const REPORT = makeTestId(90)

const said = (content: object): Answer => ({ reached: true, code: 0, message: '', body: { content } })
const refusal = (code: number): Answer => ({ reached: true, code, message: '', body: {} })
const AWAY: Answer = { reached: false, why: 'no-line' }
const bytes = (text: string): Answer => ({
  reached: true,
  code: 0,
  message: '',
  body: { bytes: new Blob([text]) },
})

const PAGES: Readonly<Record<string, object[][]>> = {
  chats: [
    [{ table: 'solace_exchange', exchange_id: '1', input_text: 'a line\nand another' }],
    [{ table: 'solace_exchange', exchange_id: '2', input_text: '"account":[' }],
  ],
  reports: [
    [
      { table: 'report', report_uuid: REPORT },
      { table: 'report_file', owner_uuid: REPORT, form: 'pdf' },
      { table: 'report_file', owner_uuid: makeTestId(91), form: 'pdf' },
    ],
  ],
  avatar: [[{ table: 'avatar', file: 'face' }]],
}

type Turned = (name: string, request: Record<string, unknown>) => Answer | undefined

/** A server with two chats, a report and a picture; `turned` may replace an answer. */
function aServer(turned: Turned = () => undefined) {
  const asked: string[] = []
  const answer = (name: string, request: Record<string, unknown>): Answer => {
    const { part, cursor } = request
    asked.push(typeof part === 'string' ? `${name} ${part}` : name)
    const other = turned(name, request)
    if (other !== undefined) return other
    if (name === 'sync/get-image') return bytes(`picture ${String(request['file'])}`)
    if (name === 'reports/download-user-report') return bytes('a report')
    if (part === undefined) return said({ user_id: ME, parts: ACCOUNT_DATA_PARTS })
    const pages = PAGES[part as string] ?? [[]]
    const at = Number(cursor ?? 0)
    const next = at + 1 < pages.length ? String(at + 1) : null
    return said({ user_id: ME, part, entries: pages[at], next_cursor: next })
  }
  const ask: Ask = async (name, request) => answer(name, request as Record<string, unknown>)
  return { ask, asked }
}

async function aFile(server: { ask: Ask }, signal = new AbortController().signal) {
  const diary = aDiary()
  await writeTestRecord(diary, makeTestId(1), { severity: 3 })
  const account = readAccountEntries({ ask: server.ask, userId: ME, signal })
  return exportWithAccount(diary, { which: 'all', signal }, account)
}

const jsonIn = async (blob: Blob) =>
  JSON.parse(await blob.text()) as {
    rows: unknown[]
    missing?: unknown
    account?: Record<string, unknown>[]
  }

describe('[FILE-1, FILE-2] the server’s data come after the diary', () => {
  test('page by page, and report and picture with their bytes; of a link that shows less its name alone', async () => {
    const { blob, missing } = await aFile(aServer())
    const file = await jsonIn(blob)
    expect([file.rows.length, missing, file.missing]).toEqual([1, [], []])
    expect(file.account).toEqual([
      { part: 'avatar', table: 'avatar', file: 'face', base64: btoa('picture face') },
      ...PAGES['chats']!.flat().map((entry) => ({ part: 'chats', ...entry })),
      { part: 'reports', table: 'report', report_uuid: REPORT },
      { part: 'reports', table: 'report_file', owner_uuid: makeTestId(91), form: 'pdf' },
      { part: 'reports', table: 'report_file', owner_uuid: REPORT, form: 'pdf', base64: btoa('a report') },
    ])
  })

  test('without a line the file is the diary, names all that is missing, and nothing is waited for twice', async () => {
    const server = aServer(() => AWAY)
    const { blob, missing } = await aFile(server)
    const why = 'The server could not be reached.'
    expect(missing).toEqual(ACCOUNT_DATA_PARTS.map((part) => ({ part, why })))
    expect(await jsonIn(blob)).toMatchObject({ rows: [{}], missing, account: [] })
    expect(server.asked).toHaveLength(1)
  })

  test('a line that breaks in the middle of a part leaves what came, and names the rest', async () => {
    const server = aServer((_, { part, cursor }) => (part === 'chats' && cursor === '1' ? AWAY : undefined))
    const { blob, missing } = await aFile(server)
    expect(missing.map(({ part }) => part)).toEqual(
      ACCOUNT_DATA_PARTS.slice(ACCOUNT_DATA_PARTS.indexOf('chats')),
    )
    expect((await jsonIn(blob)).account?.map(({ part }) => part)).toEqual(['avatar', 'chats'])
    expect(server.asked.at(-1)).toBe('sync/get-record chats')
  })

  test('what is refused is named with its code, and the others come', async () => {
    const server = aServer((name, { part }) =>
      part === 'chats' || name === 'reports/download-user-report' ? refusal(103) : undefined,
    )
    const { blob, missing } = await aFile(server)
    const why = 'The server did not give it (code 103).'
    expect(missing).toEqual([
      { part: 'chats', why },
      { part: 'reports', why },
    ])
    expect((await jsonIn(blob)).account).toContainEqual({
      part: 'reports',
      table: 'report_file',
      owner_uuid: REPORT,
      form: 'pdf',
    })
  })

  test('who is asked to slow down waits and goes on', async () => {
    let refusals = 2
    const slower: Answer = { reached: true, code: 103, message: '', body: { retry_after: 0 } }
    const server = aServer((_, { part }) => (part === 'chats' && refusals-- > 0 ? slower : undefined))
    const { blob, missing } = await aFile(server)
    expect(missing).toEqual([])
    expect((await jsonIn(blob)).account?.filter(({ part }) => part === 'chats')).toHaveLength(2)
  })

  test('where somebody else is signed in by now, nothing of theirs is in it', async () => {
    const other = { user_id: 8, part: 'reports', entries: [{ table: 'report', request: 'theirs' }] }
    const server = aServer((_, { part }) => (part === 'reports' ? said(other) : undefined))
    const { blob, missing } = await aFile(server)
    expect(missing.map(({ part }) => part)).toEqual(
      ACCOUNT_DATA_PARTS.slice(ACCOUNT_DATA_PARTS.indexOf('reports')),
    )
    expect(await blob.text()).not.toContain('theirs')
  })

  test('who stops it gets no file', async () => {
    const work = new AbortController()
    const server = aServer((_, { part }) => {
      if (part === 'chats') work.abort()
      return undefined
    })
    await expect(aFile(server, work.signal)).rejects.toThrow('aborted')
    expect(server.asked.at(-1)).toBe('sync/get-record chats')
  })

  test('a newer server may have parts that this app does not know: they come along', async () => {
    const server = aServer((_, { part }) => {
      if (part === undefined) return said({ user_id: ME, parts: ['dreams'] })
      return said({ user_id: ME, part, entries: [{ table: 'dream', text: 'of the sea' }], next_cursor: null })
    })
    const { blob } = await aFile(server)
    expect((await jsonIn(blob)).account).toEqual([{ part: 'dreams', table: 'dream', text: 'of the sea' }])
  })

  test('without an account the file is the diary alone', async () => {
    const diary = aDiary()
    await writeTestRecord(diary, makeTestId(1), { severity: 3 })
    expect(Object.keys(await jsonIn(await exportRows(diary, { which: 'all' })))).toEqual([
      'product',
      'format',
      'exported_at',
      'whose',
      'which',
      'rows',
      'drafts',
      'trash',
      'history',
      'parts',
      'chats',
      'unreadable',
    ])
  })
})

describe('[FILE-3] an import leaves the account out', () => {
  test('and says so, also where another program has written the file anew; the diary comes whole', async () => {
    const { blob } = await aFile(aServer())
    for (const file of [blob, new Blob([JSON.stringify(await jsonIn(blob))])]) {
      const diary = aDiary()
      expect((await importFile(diary, file)).counts.new).toBe(1)
      expect((await everyRow(diary)).map(({ clientId }) => clientId)).toEqual([makeTestId(1)])
      expect(await readDiaryFile(file, { now: diary.now() })).toMatchObject({ value: { hasAccount: true } })
    }
    const bare = (await aFile(aServer(() => AWAY))).blob
    expect(await readDiaryFile(bare, { now: NOON })).toMatchObject({
      value: { hasAccount: false, rows: [{}] },
    })
  })

  test('a file that was cut inside of it still gives the diary', async () => {
    const text = await (await aFile(aServer())).blob.text()
    const cut = new Blob([text.slice(0, text.indexOf('a line'))])
    expect((await importFile(aDiary(), cut)).counts.new).toBe(1)
  })

  test('its size counts for nothing, that of the diary does', async () => {
    const { blob } = await aFile(aServer())
    const text = await blob.text()
    const diaryLength = text.indexOf('"account":[\n{')
    expect(await diaryText(blob, diaryLength)).toMatchObject({ ok: false, reason: 'too-large' })
    const large = new Blob([
      text.slice(0, -4),
      ...Array.from({ length: 50 }, () => `,\n"${'x'.repeat(100_000)}"`),
    ])
    const read = await diaryText(large, 1_000_000)
    expect(read.ok && read.value).toBe(`${text.slice(0, diaryLength)}"account":[\n{}\n]}\n`)
  })

  test('wherever the pieces of the file meet', async () => {
    const whole = new TextEncoder().encode(await (await aFile(aServer())).blob.text())
    const wanted = await diaryText(new Blob([whole]))
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (size) => {
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            for (let from = 0; from < whole.length; from += size)
              controller.enqueue(whole.subarray(from, from + size))
            controller.close()
          },
        })
        const file = Object.assign(new Blob(), { stream: () => stream })
        expect(await diaryText(file)).toEqual(wanted)
      }),
      { seed: 11, numRuns: 60 },
    )
  })
})
