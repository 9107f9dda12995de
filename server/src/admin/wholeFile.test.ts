import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import { writeWhole } from './wholeFile.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-whole-'))
  file = join(folder, 'answers.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function* of(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield part
  }
}

test('[ADMIN-3] a file bears its name once it is whole, and only its owner reads it', async () => {
  const seen: string[][] = []
  async function* watched() {
    yield 'one\n'
    seen.push(readdirSync(folder))
    yield 'two\n'
  }
  await writeWhole(file, watched())
  expect(seen).toEqual([['answers.jsonl.partial']])
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['answers.jsonl'])
})

test('[ADMIN-3] what breaks off half way leaves nothing', async () => {
  const broken = new Error('the database broke off')
  await expect(writeWhole(file, of('one\n', broken))).rejects.toBe(broken)
  expect(readdirSync(folder)).toEqual([])
})

test('[ADMIN-3] a disk that runs full half way is said, and leaves nothing', async () => {
  const program = `
    const { writeWhole } = await import(${JSON.stringify(new URL('wholeFile.ts', import.meta.url).href)})
    async function* parts() { for (let at = 0; at < 9; at += 1) yield 'x'.repeat(3_000) }
    await writeWhole(process.argv[1], parts()).catch((error) => console.log(error.name, error.message))`
  // No file of this process may be longer than 16 blocks: the write that crosses the end is cut short, the next refused.
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    'ulimit -f 16; exec "$0" --input-type=module -e "$1" "$2"',
    process.execPath,
    program,
    file,
  ])
  expect(stdout).toBe(`CannotStart ${file} could not be written (EFBIG). Nothing of it is left.\n`)
  expect(readdirSync(folder)).toEqual([])
})

test('[ADMIN-3] what is there stays: a file, one that came meanwhile, a link, another’s draft', async () => {
  writeFileSync(file, 'mine')
  await expect(writeWhole(file, of('new'))).rejects.toThrow(CannotStart)
  expect(readdirSync(folder)).toEqual(['answers.jsonl'])
  const late = join(folder, 'late')
  async function* whileAnotherWrites() {
    yield 'new'
    writeFileSync(late, 'theirs')
  }
  await expect(writeWhole(late, whileAnotherWrites())).rejects.toThrow('is there already')
  symlinkSync(fileURLToPath(import.meta.url), join(folder, 'link'))
  await expect(writeWhole(join(folder, 'link'), of('new'))).rejects.toThrow('is there already')
  symlinkSync(late, join(folder, 'other.partial'))
  await expect(writeWhole(join(folder, 'other'), of('new'))).rejects.toThrow(
    'another export is being written',
  )
  expect([readFileSync(file, 'utf8'), readFileSync(late, 'utf8')]).toEqual(['mine', 'theirs'])
  expect(readdirSync(folder).sort()).toEqual(['answers.jsonl', 'late', 'link', 'other.partial'])
})

test('[ADMIN-3] of two at once one is written, and the other one is told', async () => {
  const both = await Promise.allSettled([writeWhole(file, of('one')), writeWhole(file, of('two'))])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(['one', 'two']).toContain(readFileSync(file, 'utf8'))
  expect(readdirSync(folder)).toEqual(['answers.jsonl'])
})
