import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import {
  frameReader,
  type ChildHead,
  type ChildLine,
  type ChildRow,
  type FileForm,
  type ReadFrame,
} from './childLines.ts'

export interface MadeFile {
  form: FileForm
  type: string
  bytes: Buffer
  sha1: Buffer
}

export type ChildEnd =
  | { is: 'made'; files: readonly MadeFile[]; content: string | null; isUa: boolean }
  | { is: 'empty' }
  /** It needed more memory than allowed: another try would end the same way. */
  | { is: 'too-large' }

export interface ChildWork {
  head: ChildHead
  /** In portions, as the database returns them. */
  rows: AsyncIterable<readonly ChildRow[]>
  /** Kills the child when aborted. */
  signal: AbortSignal
  progress: (percent: number) => void
  limits?: Partial<ChildLimits>
  /** Compile cache of our code, shared by the children; without it each compiles everything. */
  cacheFolder?: string
  /** Tests pass another program that misbehaves. */
  program?: URL
}

export interface ChildLimits {
  ms: number
  /** For the whole process: most of its memory is outside JavaScript, and nothing else limits it. */
  rssMb: number
}

export const CHILD_LIMITS: ChildLimits = { ms: 120_000, rssMb: 700 }

/** Beside the keys, where nobody else can write, because its content is executed. */
export const cacheFolderIn = (dataDir: string): string => join(dataDir, 'compiled')

const PROGRAM = new URL('start.js', import.meta.url)
const FLAGS = [
  // For code that runs for a second or two: compiled in one pass, each function validated at its first call. Optimising
  // it would cost more than it saves.
  '--liftoff-only',
  '--wasm-lazy-validation',
  '--no-wasm-inlining',
  // In MB: with the usual 16, a diary of ten thousand entries holds 80 MB of pages that are never used again.
  '--max-semi-space-size=4',
]
/** Most characters of its error output, which is a word of ours. */
const MOST_WORDS = 200
/** The error word of its guard (guard.js). */
const TOO_LARGE = 'memory'

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/**
 * Makes one report in a child process. Throws if it failed, took too long, or was aborted; the process has ended by
 * then. [JOB-3, JOB-4, JOB-5]
 */
export async function runChild(work: ChildWork): Promise<ChildEnd> {
  const limits = { ...CHILD_LIMITS, ...work.limits }
  const child = startChild(work, limits)
  let why: string | null = null
  const end = (because: string): void => {
    why ??= because
    child.kill('SIGKILL')
  }
  const timer = setTimeout(end, limits.ms, 'time')
  const onAbort = (): void => end('aborted')
  work.signal.addEventListener('abort', onAbort)
  if (work.signal.aborted) onAbort()
  // Both start at once: if one fails while the other is awaited, its rejection would be unhandled.
  const closed = once(child, 'close')
  const fed = feed(child, work, closed).catch(() => end('rows'))
  try {
    const heard = listen(child, work.progress, () => end('frames'))
    const [[code], frames] = await Promise.all([closed, heard])
    await fed
    if (why === null && frames.words === TOO_LARGE) return { is: 'too-large' }
    if (code !== 0 || frames.end === null)
      throw new Error(`report child: ${why ?? (frames.words || 'ended')}`)
    return frames.end
  } finally {
    clearTimeout(timer)
    work.signal.removeEventListener('abort', onAbort)
    child.kill('SIGKILL')
  }
}

function startChild({ program = PROGRAM, cacheFolder }: ChildWork, { ms, rssMb }: ChildLimits): Child {
  const own = [ms, rssMb, ...(cacheFolder === undefined ? [] : [cacheFolder])].map(String)
  const args = [...FLAGS, fileURLToPath(program), ...own]
  // The server's environment is not passed on: it contains the database address and keys.
  const child = spawn(process.execPath, args, { env: { TZ: 'UTC' }, stdio: ['pipe', 'pipe', 'pipe'] })
  beLast(child)
  return child
}

/** Calls that wait for a response come first. Set here, before it has threads: each keeps its initial priority. */
function beLast({ pid }: Child): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has ended, or the system has no priorities.
  }
}

async function feed(child: Child, { head, rows }: ChildWork, closed: Promise<unknown>): Promise<void> {
  // The exit of the child is handled elsewhere.
  child.stdin.on('error', () => {})
  const write = async (lines: readonly ChildLine[]): Promise<boolean> => {
    if (!child.stdin.writable) return false
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    if (!child.stdin.write(text)) await Promise.race([once(child.stdin, 'drain'), closed])
    return true
  }
  await write([{ head }])
  for await (const some of rows) if (!(await write(some.map((row) => ({ row }))))) return
  await write([{ end: true }])
  // stdin stays open: its end tells the child that the server is gone.
}

interface ChildOutput {
  end: ChildEnd | null
  words: string
}

async function listen(
  child: Child,
  progress: (percent: number) => void,
  onNonsense: () => void,
): Promise<ChildOutput> {
  const files: MadeFile[] = []
  let content: string | null = null
  const heard: ChildOutput = { end: null, words: '' }
  const read = frameReader()
  child.stderr.on('data', (piece: Buffer) => {
    heard.words = (heard.words + piece.toString('utf8')).slice(0, MOST_WORDS).trim()
  })
  const take = ({ frame, bytes }: ReadFrame): void => {
    if (frame.is === 'progress') progress(frame.at)
    else if (frame.is === 'content') content = bytes.toString('utf8')
    else if (frame.is === 'empty') heard.end = { is: 'empty' }
    else if (frame.is === 'done') heard.end = { is: 'made', files, content, isUa: frame.isUa }
    else {
      const own = Buffer.from(bytes)
      const sha1 = createHash('sha1').update(own).digest()
      files.push({ form: frame.form, type: frame.type, bytes: own, sha1 })
    }
  }
  child.stdout.on('data', (piece: Buffer) => {
    try {
      read(piece).forEach(take)
    } catch {
      // A library wrote between the frames. An error thrown here would end the server, with that output in its log.
      onNonsense()
    }
  })
  await once(child.stdout, 'close')
  return heard
}
