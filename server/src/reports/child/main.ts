import { once } from 'node:events'
import { Console } from 'node:console'
import { Worker } from 'node:worker_threads'
import { bundledThread } from './bundledThread.ts'
import { frameBytes } from './childLines.ts'
import { startGuard } from './guard.ts'
import type { ReportThreadData } from './thread.ts'
import { compileTypst } from './typstModule.ts'

// The child program: it makes one report after the other, each in a thread of its own that ends with it. All that a
// thread inherits is the machine code of Typst. It has no access to the database or the network. [JOB-10]

// Output of a library must not get between the frames.
globalThis.console = new Console(process.stderr)

const MB = 1_048_576
const [ms = 120_000, rssMb = 700] = process.argv.slice(2, 4).map(Number)
const cacheFolder = process.argv[4] ?? null
const { href: program } = bundledThread() ?? new URL('thread.ts', import.meta.url)
const typst = compileTypst()
// The file of Typst, of which the module has its own copy.
globalThis.gc?.()

/** Takes what the server sends until its report is made. */
function startThread(): Worker {
  const stopGuard = startGuard({ ms, rssMb })
  const workerData: ReportThreadData = { typst, cacheFolder, program }
  const thread = new Worker(new URL('thread.js', import.meta.url), {
    workerData,
    env: {},
    stdin: true,
    stdout: true,
    stderr: true,
  })
  const written = once(thread.stdout, 'end')
  const told = once(thread.stderr, 'end')
  thread.stdout.pipe(process.stdout, { end: false })
  thread.stderr.pipe(process.stderr, { end: false })
  // Only the error's name: its message may contain a person's words.
  thread.on('error', ({ name }: Error) => process.stderr.write(`${name}\n`))
  thread.on('exit', (code) => {
    stopGuard()
    void Promise.all([written, told]).then(() => onEnded(code))
  })
  return thread
}

function onEnded(code: number): void {
  // What a failure leaves behind is nobody's to guess: the next report has another process.
  if (code !== 0) return void process.stderr.write('', () => process.exit(1))
  current = null
  globalThis.gc?.()
  process.stdout.write(frameBytes({ is: 'ready', rssMb: process.memoryUsage.rss() / MB }))
}

let current: Worker | null = null
process.stdin.on('data', (piece: Buffer) => {
  current ??= startThread()
  if (current.stdin!.write(piece)) return
  process.stdin.pause()
  current.stdin!.once('drain', () => process.stdin.resume())
})
// The server is gone. [JOB-5]
process.stdin.on('close', () => process.exit(1))
process.stdout.on('error', () => process.exit(1))
