import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { isAlive } from '../../db/embedded/postgresProcess.ts'
import type { ChildRow } from './childLines.ts'
import type { ChildEnd } from './reportChild.ts'
import { cacheFolderIn, ReportChildren } from './reportChildren.ts'
import { demoRows } from './testing/demoRows.ts'
import { demoWork } from './testing/demoWork.ts'
import { TEST_DATA_DIR } from '../../testing/testDataDir.ts'
import { readPdf } from './testing/readPdf.ts'

/** Says which process it is, and behaves as the request says. */
const PROGRAM = `
import { createInterface } from 'node:readline'
const say = (frame) => process.stdout.write(JSON.stringify(frame) + '\\n')
let head = null
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  head = told.head ?? head
  if (!told.end) continue
  const { act, rssMb = 50 } = head.request
  if (act === 'die') process.kill(process.pid, 'SIGKILL')
  if (act === 'hang') {
    say({ is: 'progress', at: 1 })
    continue
  }
  if (act === 'memory') process.stderr.write('memory\\n', () => process.exit(1))
  else {
    const content = String(process.pid)
    say({ is: 'content', bytes: content.length })
    process.stdout.write(content)
    say({ is: 'done', isUa: false })
    say({ is: 'ready', rssMb })
    if (act === 'babble') setTimeout(() => say({ is: 'empty' }), 20)
  }
}
`

const folder = mkdtempSync(join(tmpdir(), 'reprieve-children-'))
const path = join(folder, 'program.mjs')
writeFileSync(path, PROGRAM)
const program = pathToFileURL(path)

afterAll(() => rmSync(folder, { recursive: true }))

const opened: ReportChildren[] = []
function open(options: ConstructorParameters<typeof ReportChildren>[0] = { program }): ReportChildren {
  const children = new ReportChildren(options)
  opened.push(children)
  return children
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((children) => children.close()))
})

interface Act {
  act?: 'die' | 'hang' | 'memory' | 'babble'
  rssMb?: number
}

/** The process that made it. One that hangs is called off. */
async function pidOf(children: ReportChildren, request: Act = {}): Promise<number> {
  const off = new AbortController()
  const { signal } = off
  const end = await children.make({ ...demoWork({ request }, []), signal, progress: () => off.abort() })
  if (end.is !== 'made') throw new Error(end.is)
  return Number(end.content)
}

const SOON = { timeout: 20_000 }
const ended = (pid: number): Promise<void> => vi.waitFor(() => expect(isAlive(pid)).toBe(false), SOON)

// Starting a process takes a while on a machine that does other things as well.
const SLOW = { timeout: 60_000 }

describe('[JOB-10] a process is kept for the next report', SLOW, () => {
  test('and makes it', async () => {
    const children = open()
    expect(await pidOf(children)).toBe(await pidOf(children))
  })

  test('if two were made at once, one of the two is', async () => {
    const children = open()
    const pids = await Promise.all([pidOf(children), pidOf(children)])
    expect(pids[0]).not.toBe(pids[1])
    expect(pids).toContain(await pidOf(children))
    expect(pids.filter(isAlive)).toHaveLength(1)
  })

  test.each([
    ['has made as many as it may', { keep: { reports: 1 } }, {}],
    ['keeps too much memory', {}, { rssMb: 301 }],
    ['sends something that nobody asked for', {}, { act: 'babble' }],
  ] as const)('unless it %s', async (_, options, act) => {
    const children = open({ program, ...options })
    const pid = await pidOf(children, act)
    await ended(pid)
    expect(await pidOf(children)).not.toBe(pid)
  })

  test('until it has had nothing to do for a while', async () => {
    const children = open({ program, keep: { idleMs: 20 } })
    const pid = await pidOf(children)
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), SOON)
  })

  test('until the server stops, with the report that another is making', async () => {
    const children = open()
    const pid = await pidOf(children)
    const second = children.make(demoWork({ request: { act: 'hang' } }, []))
    await Promise.all([expect(second).rejects.toThrow('ended'), children.close()])
    expect(isAlive(pid)).toBe(false)
    await expect(pidOf(children)).rejects.toThrow('closed')
  })

  test('and a new one is started if it was killed meanwhile', async () => {
    const children = open()
    const pid = await pidOf(children)
    process.kill(pid, 'SIGKILL')
    await ended(pid)
    await vi.waitFor(async () => expect(await pidOf(children)).not.toBe(pid), SOON)
  })
})

describe('[JOB-3, JOB-4, JOB-10] after a report that failed, the next has another process', SLOW, () => {
  test.each([
    ['crashed', 'die', 'ended'],
    ['was called off', 'hang', 'aborted'],
    ['took too much memory, with what the process had before', 'memory', 'memory'],
  ] as const)('because it %s', async (_, act, why) => {
    const children = open()
    const pid = await pidOf(children)
    await expect(pidOf(children, { act })).rejects.toThrow(why)
    expect(isAlive(pid)).toBe(false)
    expect(await pidOf(children)).not.toBe(pid)
  })

  test('one that is too large for a new process is not tried again', async () => {
    const end = await open().make(demoWork({ request: { act: 'memory' } }, []))
    expect(end).toEqual({ is: 'too-large' })
  })
})

/** In no sentence of ours. */
const SECRET = 'Quokkawort'

function rowsWithSecret(): readonly ChildRow[] {
  const marked = JSON.stringify(demoRows(8), (key, value: unknown) =>
    ['text', 'name', 'notes', 'note', 'common_name', 'first_name'].includes(key) && typeof value === 'string'
      ? SECRET
      : value,
  )
  return JSON.parse(marked) as readonly ChildRow[]
}

async function textsOf(end: ChildEnd): Promise<readonly string[]> {
  if (end.is !== 'made') throw new Error(end.is)
  const [pdf, ...others] = end.files
  const { text } = await readPdf(pdf!.bytes)
  return [text, ...others.map(({ bytes }) => bytes.toString()), end.content ?? '']
}

describe('[JOB-10] the program itself', { timeout: 240_000 }, () => {
  // In one test, because each new process takes two seconds to compile what it needs.
  test('[REP-46] makes every file of a report after one that was called off, and keeps nothing of a report: the next one is as if it were the first', async () => {
    const cacheFolder = cacheFolderIn(TEST_DATA_DIR)
    const children = open({ cacheFolder, keep: { restMb: Infinity } })
    const off = new AbortController()
    const called = children.make({
      ...demoWork({}, rowsWithSecret()),
      signal: off.signal,
      progress: () => off.abort(),
    })
    await expect(called).rejects.toThrow('aborted')
    const first = await children.make(demoWork())
    for (const text of await textsOf(first)) expect(text).not.toContain(SECRET)
    if (first.is !== 'made') throw new Error(first.is)
    expect(first.files.map(({ form }) => form)).toEqual(['pdf', 'json', 'csv'])
    expect(first.files[0]!.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(JSON.parse(first.content ?? '')).toMatchObject({ v: 1, pageOne: { lang: 'en' } })
    expect(readdirSync(cacheFolder)).not.toEqual([])

    const before = await children.make(demoWork({}, rowsWithSecret()))
    for (const text of await textsOf(before)) expect(text).toContain(SECRET)
    expect(await children.make(demoWork())).toEqual(first)
  })
})
