import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { isAlive } from '../../db/embedded/postgresProcess.ts'
import type { ChildHead, ChildRow } from './childLines.ts'
import type { ChildEnd, ChildLimits, ChildWork } from './reportChild.ts'
import { ReportChildren } from './reportChildren.ts'

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

const GUARD = new URL('guard.ts', import.meta.url).href
/** As the real program watches its threads. */
const guarded = (thread: string): string => `
import { Worker } from 'node:worker_threads'
import { startGuard } from ${JSON.stringify(GUARD)}
const [ms, rssMb] = process.argv.slice(2).map(Number)
startGuard({ ms, rssMb })
new Worker(${JSON.stringify(thread)}, { eval: true })
`

async function* rows(count: number): AsyncGenerator<readonly ChildRow[]> {
  for (let num = 0; num < count; num += 1) yield [{ clientId: String(num), kind: 'record', num, groups: {} }]
}

let made = 0
function writeProgram(program: string): URL {
  made += 1
  const path = join(folder, `child${made}.mjs`)
  writeFileSync(path, program)
  return pathToFileURL(path)
}

const workWith = (changes: Partial<ChildWork> = {}): ChildWork => ({
  head: HEAD,
  rows: rows(3),
  signal: new AbortController().signal,
  progress: () => {},
  ...changes,
})

interface WorkOnce extends Partial<ChildWork> {
  limits?: Partial<ChildLimits>
}

/** The only report of a program. */
async function runOnce(program: string, { limits = {}, ...changes }: WorkOnce = {}): Promise<ChildEnd> {
  const children = new ReportChildren({ program: writeProgram(program), limits })
  try {
    return await children.make(workWith(changes))
  } finally {
    await children.close()
  }
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
    const end = await runOnce(COUNTS, { rows: rows(2_000), progress: (percent) => heard.push(percent) })
    expect(end).toMatchObject({ is: 'made', files: [], isUa: false })
    const told = JSON.parse(end.is === 'made' ? (end.content ?? '') : '') as { lines: number; env: string[] }
    expect(told.lines).toBe(2_002)
    expect(told.env.filter((name) => !name.startsWith('__'))).toEqual([
      'TZ',
      'MALLOC_ARENA_MAX',
      'MALLOC_TRIM_THRESHOLD_',
      'MALLOC_MMAP_THRESHOLD_',
    ])
    expect(heard).toEqual([40])
  })

  test('that finds nothing to tell says so', async () => {
    const end = await runOnce(`console.log('{"is":"empty"}')`)
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
    await expect(runOnce(program)).rejects.toThrow(word)
  })

  test('ends when its work is called off', async () => {
    const off = new AbortController()
    const made = runOnce(`console.log('{"is":"progress","at":1}'); setInterval(() => {}, 1000)`, {
      signal: off.signal,
      progress: () => off.abort(),
    })
    await expect(made).rejects.toThrow('aborted')
  })

  test('ends when its rows cannot be read', async () => {
    async function* broken(): AsyncGenerator<readonly ChildRow[]> {
      yield []
      throw new Error('database')
    }
    await expect(runOnce('process.stdin.resume()', { rows: broken() })).rejects.toThrow('rows')
  })
})

describe('the program itself', { timeout: 120_000 }, () => {
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

describe('limits', () => {
  test('[JOB-3] a child that never ends is ended', async () => {
    await expect(runOnce('for (;;);', { limits: { ms: 300 } })).rejects.toThrow('time')
  })

  test('[JOB-4] one that takes more and more memory is ended, though it hears nothing', async () => {
    const greedy = guarded(`
      const start = Date.now()
      while (Date.now() - start < 1500);
      const all = []
      for (;;) all.push(Buffer.alloc(5_000_000, 1))`)
    expect(await runOnce(greedy, { limits: { rssMb: 300 } })).toEqual({ is: 'too-large' })
  })
})
