import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { bundledThread } from './bundledThread.ts'
import { demoWork } from './testing/demoWork.ts'
import type { ReportThreadData } from './thread.ts'
import { cacheFolderIn } from './reportChildren.ts'
import { compileTypst } from './typstModule.ts'
import { TEST_DATA_DIR } from '../../testing/testDataDir.ts'

const BUILD = fileURLToPath(new URL('../../../../scripts/setup/bundleReports.js', import.meta.url))

/** Below the checkout, so that the bundle finds its packages. */
function tempFolder(parent: string): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function build(): URL {
  const folder = join(tempFolder(fileURLToPath(new URL('../../../dist', import.meta.url))), 'reports')
  execFileSync(process.execPath, [BUILD, folder])
  return pathToFileURL(`${folder}/`)
}

const typst = compileTypst()

/** All that a thread sends for a small report. */
async function reportOf(program: string): Promise<Buffer> {
  const workerData: ReportThreadData = { typst, cacheFolder: cacheFolderIn(TEST_DATA_DIR), program }
  const options = { workerData, env: {}, stdin: true, stdout: true }
  const thread = new Worker(new URL('thread.js', import.meta.url), options)
  const { head, rows } = demoWork()
  const lines: unknown[] = [{ head }]
  for await (const some of rows) lines.push(...some.map((row) => ({ row })))
  for (const line of [...lines, { end: true }]) thread.stdin!.write(`${JSON.stringify(line)}\n`)
  const [sent] = await Promise.all([buffer(thread.stdout), once(thread, 'exit')])
  return sent
}

test('[JOB-11] a report of the bundle is the same as one of the files', { timeout: 240_000 }, async () => {
  // The one of set-up, if no file has changed since.
  const bundle = bundledThread() ?? bundledThread(build())
  expect(bundle?.pathname).toMatch(/\/thread\.js$/u)
  const made = await reportOf(bundle!.href)
  expect(made.length).toBeGreaterThan(10_000)
  const ofFiles = await reportOf(new URL('thread.ts', import.meta.url).href)
  expect(made.equals(ofFiles)).toBe(true)
})

test('[JOB-11] a bundle is not run if one of its files has changed, or has gone', () => {
  const folder = pathToFileURL(`${tempFolder(tmpdir())}/`)
  const [files, part] = [new URL('files.json', folder), new URL('part.ts', folder)]
  const isRun = (): boolean => bundledThread(folder, folder) !== null
  expect(isRun()).toBe(false)
  writeFileSync(part, 'one')
  writeFileSync(files, JSON.stringify({ 'part.ts': createHash('sha256').update('one').digest('hex') }))
  expect(isRun()).toBe(true)
  writeFileSync(part, 'two')
  expect(isRun()).toBe(false)
  writeFileSync(part, 'one')
  appendFileSync(files, 'torn')
  expect(isRun()).toBe(false)
  writeFileSync(files, JSON.stringify({ 'part.ts': 'x' }))
  rmSync(part)
  expect(isRun()).toBe(false)
})
