import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { frameReader, type ChildHead, type ChildLine, type ChildRow, type FileForm } from './childLines.ts'

export interface MadeFile {
  form: FileForm
  type: string
  bytes: Buffer
  sha1: Buffer
}

export type ChildEnd =
  | { is: 'made'; files: readonly MadeFile[]; content: string | null; isUa: boolean }
  | { is: 'empty' }

export interface ChildWork {
  head: ChildHead
  /** Some at a time, as the database gives them. */
  rows: AsyncIterable<readonly ChildRow[]>
  /** Ends the child. */
  signal: AbortSignal
  progress: (percent: number) => void
  limits?: Partial<ChildLimits>
  /** The program; another one in tests of what happens when it misbehaves. */
  program?: URL
}

export interface ChildLimits {
  ms: number
  /** Of the whole process: most of its memory is not of JavaScript, and is bounded by nothing else. */
  rssMb: number
}

export const CHILD_LIMITS: ChildLimits = { ms: 120_000, rssMb: 700 }

const PROGRAM = new URL('main.ts', import.meta.url)
/** Of what it says when it fails, which is a word of ours. */
const MOST_WORDS = 200

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/**
 * Makes one report in a process of its own. Throws where it failed, took too long or too much memory, or was called off;
 * the process is gone by then. [JOB-3, JOB-4, JOB-5]
 */
export async function runChild(work: ChildWork): Promise<ChildEnd> {
  const limits = { ...CHILD_LIMITS, ...work.limits }
  const child = startChild(work.program ?? PROGRAM, limits)
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
  const fed = feed(child, work).catch(() => end('rows'))
  try {
    const heard = listen(child, work.progress)
    const [[code], frames] = await Promise.all([closed, heard])
    await fed
    if (code !== 0 || frames.end === null)
      throw new Error(`report child: ${why ?? (frames.words || 'ended')}`)
    return frames.end
  } finally {
    clearTimeout(timer)
    work.signal.removeEventListener('abort', onAbort)
    child.kill('SIGKILL')
  }
}

function startChild(program: URL, { ms, rssMb }: ChildLimits): Child {
  // Code that runs for two seconds is not worth making fast, which costs more than it saves.
  const args = ['--liftoff-only', fileURLToPath(program), String(ms), String(rssMb)]
  // Nothing of the server's environment: it has the way to the database and its keys.
  return spawn(process.execPath, args, { env: { TZ: 'UTC' }, stdio: ['pipe', 'pipe', 'pipe'] })
}

async function feed(child: Child, { head, rows }: ChildWork): Promise<void> {
  // A child that has ended is told of by its end.
  child.stdin.on('error', () => {})
  const write = async (lines: readonly ChildLine[]): Promise<boolean> => {
    if (!child.stdin.writable) return false
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    if (!child.stdin.write(text)) await Promise.race([once(child.stdin, 'drain'), once(child, 'close')])
    return true
  }
  await write([{ head }])
  for await (const some of rows) if (!(await write(some.map((row) => ({ row }))))) return
  await write([{ end: true }])
  // It stays open: its end tells the child that the server is gone.
}

interface Heard {
  end: ChildEnd | null
  words: string
}

async function listen(child: Child, progress: (percent: number) => void): Promise<Heard> {
  const files: MadeFile[] = []
  let content: string | null = null
  const heard: Heard = { end: null, words: '' }
  const read = frameReader()
  child.stderr.on('data', (piece: Buffer) => {
    heard.words = (heard.words + piece.toString('utf8')).slice(0, MOST_WORDS).trim()
  })
  child.stdout.on('data', (piece: Buffer) => {
    for (const { frame, bytes } of read(piece)) {
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
  })
  await once(child.stdout, 'close')
  return heard
}
