import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
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
}

export interface ChildLimits {
  /** For one report. */
  ms: number
  /** For the whole process: most of its memory is outside JavaScript, and nothing else limits it. */
  rssMb: number
}

export interface ChildProgram {
  program: URL
  limits: ChildLimits
  /** Compile cache of our code, shared by the children; null if each compiles everything. */
  cacheFolder: string | null
}

const FLAGS = [
  // Each function is validated and compiled at its first call, in one pass.
  '--wasm-lazy-validation',
  '--no-wasm-inlining',
  // Nothing is compiled again, optimised: with it the first report of a process takes half as much again and 50 MB more,
  // and the next ones no less.
  '--liftoff-only',
  // In MB: with the usual 16, a diary of ten thousand entries holds 80 MB of pages that are never used again.
  '--max-semi-space-size=4',
  // For its main thread, which would not collect its heap while it waits for the next report.
  '--expose-gc',
]
/**
 * The server's environment is not passed on: it contains the database address and keys. The others are for the C library
 * of Linux: what a report has freed goes back to the system, instead of being kept for each thread that was ever there.
 */
const ENVIRONMENT = {
  TZ: 'UTC',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
}
/** Most characters of its error output, which is a word of ours. */
const MOST_WORDS = 200
/** The error word of its guard (guard.ts). */
const TOO_LARGE = 'memory'

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/** What it has sent of one report. */
interface ReceivedReport {
  files: MadeFile[]
  content: string | null
  end: ChildEnd | null
  progress: (percent: number) => void
  onReady: () => void
}

/** A process that makes reports, one at a time. It has ended once one of them failed. [JOB-3, JOB-4, JOB-5, JOB-10] */
export class ReportChild {
  /** Reports that it was given. */
  given = 0
  /** Its resident set after the last report; null while it makes one, and once it has ended. */
  restMb: number | null = null
  readonly closed: Promise<number | null>
  private readonly child: Child
  private readonly limits: ChildLimits
  private heard: ReceivedReport | null = null
  private words = ''
  private why: string | null = null

  constructor({ program, limits, cacheFolder }: ChildProgram) {
    this.limits = limits
    const own = [limits.ms, limits.rssMb, ...(cacheFolder === null ? [] : [cacheFolder])].map(String)
    const args = [...FLAGS, fileURLToPath(program), ...own]
    this.child = spawn(process.execPath, args, { env: ENVIRONMENT, stdio: ['pipe', 'pipe', 'pipe'] })
    beLast(this.child)
    this.closed = once(this.child, 'close').then(([code]: (number | null)[]) => {
      this.restMb = null
      return code ?? null
    })
    // Its end is handled elsewhere.
    this.child.stdin.on('error', () => {})
    this.listen()
  }

  /** Throws if it failed, took too long, or was aborted; the process has ended by then. */
  async make(work: ChildWork): Promise<ChildEnd> {
    this.given += 1
    this.restMb = null
    this.words = ''
    const { promise: ready, resolve } = Promise.withResolvers<'ready'>()
    const onReady = (): void => resolve('ready')
    const heard: ReceivedReport = { files: [], content: null, end: null, progress: work.progress, onReady }
    this.heard = heard
    const timer = setTimeout(() => this.kill('time'), this.limits.ms)
    const onAbort = (): void => this.kill('aborted')
    work.signal.addEventListener('abort', onAbort)
    if (work.signal.aborted) onAbort()
    // Both start at once: if one fails while the other is awaited, its rejection would be unhandled.
    const fed = this.feed(work).catch(() => this.kill('rows'))
    try {
      const code = await Promise.race([ready, this.closed])
      await fed
      if (this.why === null && this.words === TOO_LARGE) return { is: 'too-large' }
      const { end } = heard
      if (this.why !== null || end === null || (code !== 'ready' && code !== 0))
        throw new Error(`report child: ${this.why ?? (this.words || 'ended')}`)
      return end
    } catch (fault) {
      await this.end()
      throw fault
    } finally {
      clearTimeout(timer)
      work.signal.removeEventListener('abort', onAbort)
      this.heard = null
    }
  }

  async end(): Promise<void> {
    this.kill('ended')
    await this.closed
  }

  private kill(because: string): void {
    this.why ??= because
    this.restMb = null
    this.child.kill('SIGKILL')
  }

  private async feed({ head, rows }: ChildWork): Promise<void> {
    const { stdin } = this.child
    const write = async (lines: readonly ChildLine[]): Promise<boolean> => {
      if (!stdin.writable) return false
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
      if (!stdin.write(text)) await Promise.race([once(stdin, 'drain'), this.closed])
      return true
    }
    await write([{ head }])
    for await (const some of rows) if (!(await write(some.map((row) => ({ row }))))) return
    await write([{ end: true }])
    // stdin stays open: its end tells the child that the server is gone.
  }

  private listen(): void {
    const read = frameReader()
    this.child.stderr.on('data', (piece: Buffer) => {
      this.words = (this.words + piece.toString('utf8')).slice(0, MOST_WORDS).trim()
    })
    this.child.stdout.on('data', (piece: Buffer) => {
      try {
        for (const one of read(piece)) this.take(one)
      } catch {
        // A library wrote between the frames. An error thrown here would end the server, with that output in its log.
        this.kill('frames')
      }
    })
  }

  private take({ frame, bytes }: ReadFrame): void {
    const { heard } = this
    if (heard === null) throw new Error('nothing was asked')
    if (frame.is === 'progress') heard.progress(frame.at)
    else if (frame.is === 'content') heard.content = bytes.toString('utf8')
    else if (frame.is === 'empty') heard.end = { is: 'empty' }
    else if (frame.is === 'done')
      heard.end = { is: 'made', files: heard.files, content: heard.content, isUa: frame.isUa }
    else if (frame.is === 'ready') {
      this.restMb = frame.rssMb
      this.heard = null
      heard.onReady()
    } else {
      const own = Buffer.from(bytes)
      const sha1 = createHash('sha1').update(own).digest()
      heard.files.push({ form: frame.form, type: frame.type, bytes: own, sha1 })
    }
  }
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
