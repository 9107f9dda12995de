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
  /** It needed more memory than it may have: another try would end the same way. */
  | { is: 'too-large' }

export interface ChildWork {
  head: ChildHead
  /** Some at a time, as the database gives them. */
  rows: AsyncIterable<readonly ChildRow[]>
  /** Ends the child. */
  signal: AbortSignal
  progress: (percent: number) => void
  limits?: Partial<ChildLimits>
  /** Where children keep what they have compiled of our code, for the next one; none: each begins anew. */
  cacheFolder?: string
  /** The program; another one in tests of what happens when it misbehaves. */
  program?: URL
}

export interface ChildLimits {
  ms: number
  /** Of the whole process: most of its memory is not of JavaScript, and is bounded by nothing else. */
  rssMb: number
}

export const CHILD_LIMITS: ChildLimits = { ms: 120_000, rssMb: 700 }

/** Beside the keys, where nobody else writes: what lies in it is run. */
export const cacheFolderIn = (dataDir: string): string => join(dataDir, 'compiled')

const PROGRAM = new URL('start.js', import.meta.url)
/**
 * For code that runs for a second or two: made in one pass, each function when it is first called and checked then. All
 * that would make it faster later costs more than it saves.
 */
const FLAGS = ['--liftoff-only', '--wasm-lazy-validation', '--no-wasm-inlining']
/** Of what it says when it fails, which is a word of ours. */
const MOST_WORDS = 200
/** The word of its guard (guard.js). */
const TOO_LARGE = 'memory'

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/**
 * Makes one report in a process of its own. Throws where it failed, took too long, or was called off; the process is
 * gone by then. [JOB-3, JOB-4, JOB-5]
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
  // Both are taken up at once: one that fails while the other is waited for would be nobody's.
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
  // Nothing of the server's environment: it has the way to the database and its keys.
  const child = spawn(process.execPath, args, { env: { TZ: 'UTC' }, stdio: ['pipe', 'pipe', 'pipe'] })
  beLast(child)
  return child
}

/** Whoever waits for an answer goes first. From here, and before it has threads: each keeps what it began with. */
function beLast({ pid }: Child): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It is gone already, or the system has no such thing.
  }
}

async function feed(child: Child, { head, rows }: ChildWork, closed: Promise<unknown>): Promise<void> {
  // A child that has ended is told of by its end.
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
  // It stays open: its end tells the child that the server is gone.
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
      // A library's own word between the frames. Thrown here it would end the server, with that word in its log.
      onNonsense()
    }
  })
  await once(child.stdout, 'close')
  return heard
}
