import { Console } from 'node:console'
import { workerData } from 'node:worker_threads'
import { frameBytes, type ChildFrame, type ChildHead, type ChildLine } from './childLines.ts'
import { rowReader, type ReadRows } from './readRows.ts'

// Makes one report and ends. It has its own heap, and its own memory of Typst.

export interface ReportThreadData {
  typst: WebAssembly.Module
  cacheFolder: string | null
  /** The address of this file, or of its bundle. */
  program: string
}

// Output of a library must not get between the frames.
globalThis.console = new Console(process.stderr)

/** Resolves when the server has taken it. */
const send = (frame: ChildFrame, bytes?: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const onTaken = (fault?: Error | null): void => (fault ? reject(fault) : resolve())
    if (bytes === undefined) return void process.stdout.write(frameBytes(frame), onTaken)
    // Not concatenated: a file of thirty megabytes would be in memory twice.
    process.stdout.write(frameBytes(frame))
    process.stdout.write(bytes, onTaken)
  })

async function readAll(): Promise<{ head: ChildHead; read: ReadRows } | null> {
  const reader = rowReader()
  let head: ChildHead | null = null
  let rest = ''
  // Not with readline, which takes as long as parsing.
  for await (const piece of process.stdin.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    const texts = (rest + String(piece)).split('\n')
    rest = texts.pop()!
    for (const text of texts) {
      // Only our own server writes these lines.
      const line = JSON.parse(text) as ChildLine
      if ('head' in line) head = line.head
      else if ('row' in line) reader.add(line.row)
      else return head === null ? null : { head, read: reader.end() }
    }
  }
  return null
}

async function work(): Promise<void> {
  const input = await readAll()
  // The server ended before it had sent everything.
  if (input === null) throw new Error('half')
  await send({ is: 'progress', at: 20 })
  // Loaded after the rows: both at the same time would slow each other down.
  const [{ readReportFilesRequest }, { makeFiles }, { startTypst }] = await Promise.all([
    import('./reportFilesRequest.ts'),
    import('./makeFiles.ts'),
    import('./compile.ts'),
  ])
  startTypst((workerData as ReportThreadData).typst)
  const made = await makeFiles(readReportFilesRequest(input.head.request), input.head, input.read)
  if (made === null) return send({ is: 'empty' })
  await send({ is: 'progress', at: 40 })
  let at = 40
  for await (const { form, type, bytes } of made.files) {
    await send({ is: 'file', form, type, bytes: bytes.length }, bytes)
    at = Math.max(80, at + 5)
    await send({ is: 'progress', at })
  }
  const content = Buffer.from(made.content)
  await send({ is: 'content', bytes: content.length }, content)
  await send({ is: 'done', isUa: false })
}

try {
  await work()
  process.exit(0)
} catch (fault) {
  // Only the error's name and its position in our code: its message may contain a person's words.
  process.stderr.write(`${faultName(fault)}\n`, () => process.exit(1))
}

function faultName(fault: unknown): string {
  if (!(fault instanceof Error)) return 'fault'
  const where = /([\w-]+\.(?:ts|mjs|js):\d+)/u.exec(fault.stack ?? '')?.[1] ?? ''
  return `${fault.name} ${where}`.trim()
}
