import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { DEFAULT_OPTIONS } from '@reprieve/domain/reports/reportOptions.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { ChildHead, ChildRow } from './childLines.ts'
import { cacheFolderIn, runChild, type ChildWork } from './runChild.ts'
import { demoRows, DEMO_ROWS_TIME } from './testing/demoRows.ts'

const folder = mkdtempSync(join(tmpdir(), 'reprieve-child-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEAD: ChildHead = {
  v: 1,
  request: null,
  language: 'en',
  made: 0,
  offset: 0,
  receivedUntil: null,
  plan: 'lite',
  usedCredit: false,
}

const CLIENT_ID = '0f6ab6e6-0c53-4b52-9a0c-5f2c7f2d9a11'
const GUARD = fileURLToPath(new URL('guard.js', import.meta.url))
/** As the real program watches itself. */
const GUARDED = `
import { Worker } from 'node:worker_threads'
const [ms, rssMb] = process.argv.slice(2).map(Number)
new Worker(${JSON.stringify(GUARD)}, { workerData: { ms, rssMb }, env: {} })
`

async function* rows(count: number): AsyncGenerator<readonly ChildRow[]> {
  for (let num = 0; num < count; num += 1) yield [{ clientId: String(num), kind: 'record', num, groups: {} }]
}

let made = 0
function workOf(program: string, changes: Partial<ChildWork> = {}): ChildWork {
  made += 1
  const path = join(folder, `child${made}.mjs`)
  writeFileSync(path, program)
  const signal = new AbortController().signal
  return { head: HEAD, rows: rows(3), signal, progress: () => {}, program: pathToFileURL(path), ...changes }
}

const COUNTS = `
import { createInterface } from 'node:readline'
let lines = 0
for await (const line of createInterface({ input: process.stdin })) {
  lines += 1
  if (line === '{"end":true}') break
}
const told = JSON.stringify({ lines, env: Object.keys(process.env) })
console.log('{"is":"progress","at":40}')
console.log(JSON.stringify({ is: 'content', bytes: told.length }) + '\\n' + told + '{"is":"done","isUa":false}')
process.exit(0)
`

describe('[JOB-5] a child', () => {
  test('is told everything, and has nothing of the environment', async () => {
    const heard: number[] = []
    const work = workOf(COUNTS, { rows: rows(2_000), progress: (percent) => heard.push(percent) })
    const end = await runChild(work)
    expect(end).toMatchObject({ is: 'made', files: [], isUa: false })
    const told = JSON.parse(end.is === 'made' ? (end.content ?? '') : '') as { lines: number; env: string[] }
    expect(told.lines).toBe(2_002)
    expect(told.env.filter((name) => !name.startsWith('__'))).toEqual(['TZ'])
    expect(heard).toEqual([40])
  })

  test('that finds nothing to tell says so', async () => {
    const end = await runChild(workOf(`console.log('{"is":"empty"}')`))
    expect(end).toEqual({ is: 'empty' })
  })

  test.each([
    ['ends by itself', 'process.exit(0)', /ended/],
    [
      'fails, with a word of its own',
      `process.stderr.write('TypeError main.ts:3\\n'); process.exitCode = 1`,
      /TypeError/,
    ],
    ['says something else', `console.log('warning: no such font'); setInterval(() => {}, 1000)`, /frames/],
    ['says what is no frame', `console.log('7'); setInterval(() => {}, 1000)`, /frames/],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`, /ended/],
    [
      'is done and fails after it',
      `console.log('{"is":"done","isUa":false}'); process.exitCode = 3`,
      /ended/,
    ],
  ])('%s: there is no report', async (_, program, word) => {
    await expect(runChild(workOf(program))).rejects.toThrow(word)
  })

  test('ends when its work is called off', async () => {
    const off = new AbortController()
    const work = workOf(`console.log('{"is":"progress","at":1}'); setInterval(() => {}, 1000)`, {
      signal: off.signal,
      progress: () => off.abort(),
    })
    await expect(runChild(work)).rejects.toThrow('aborted')
  })

  test('ends when its rows cannot be read', async () => {
    async function* broken(): AsyncGenerator<readonly ChildRow[]> {
      yield []
      throw new Error('database')
    }
    const work = workOf('process.stdin.resume()', { rows: broken() })
    await expect(runChild(work)).rejects.toThrow('rows')
  })
})

describe('the program itself', { timeout: 120_000 }, () => {
  const signal = new AbortController().signal

  async function* demo(): AsyncGenerator<readonly ChildRow[]> {
    yield demoRows(40)
  }

  test('[REP-46] makes every file of a report, and what is kept of it', async () => {
    const options = optionsToWire(DEFAULT_OPTIONS)
    const request = { client_id: CLIENT_ID, options, range: { dateRange: '30days' }, paper: 'a4' }
    const head = { ...HEAD, request, made: DEMO_ROWS_TIME.at, offset: DEMO_ROWS_TIME.offset }
    const cacheFolder = cacheFolderIn(folder)
    const end = await runChild({ head, rows: demo(), signal, progress: () => {}, cacheFolder })
    if (end.is !== 'made') throw new Error(end.is)
    expect(end.files.map(({ form }) => form)).toEqual(['pdf', 'json', 'csv'])
    expect(end.files[0]!.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(JSON.parse(end.content ?? '')).toMatchObject({ v: 1, pageOne: { lang: 'en' } })
    expect(readdirSync(cacheFolder)).not.toEqual([])
  })

  test('[JOB-5] ends when the server that started it was killed @long', async () => {
    const program = fileURLToPath(new URL('main.ts', import.meta.url))
    const path = join(folder, 'server.mjs')
    writeFileSync(
      path,
      `import { spawn } from 'node:child_process'
       const child = spawn(process.execPath, [${JSON.stringify(program)}, '60000', '700'], { stdio: ['pipe', 'ignore', 'ignore'] })
       console.log(child.pid)`,
    )
    const server = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString())
    expect(isAlive(pid)).toBe(true)
    server.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 })
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('limits', () => {
  test('[JOB-3] a child that never ends is ended', async () => {
    const work = workOf('for (;;);', { limits: { ms: 300 } })
    await expect(runChild(work)).rejects.toThrow('time')
  })

  test('[JOB-4] one that takes more and more memory is ended, though it hears nothing', async () => {
    const greedy = `${GUARDED}
      const start = Date.now()
      while (Date.now() - start < 1500);
      const all = []
      for (;;) all.push(Buffer.alloc(5_000_000, 1))`
    const work = workOf(greedy, { limits: { rssMb: 300 } })
    expect(await runChild(work)).toEqual({ is: 'too-large' })
  })
})
