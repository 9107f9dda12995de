import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readManifest, formatManifest } from './manifest.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-manifest-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const sha256 = '0'.repeat(64)
const manifest = {
  product: '4.41.0',
  schema: 20,
  taken_at: '2026-03-01T02:03:04.567Z',
  tables: [{ name: 'item', rows: 3, sha256 }],
  files: [{ path: 'files/12/photo.webp', sha256 }],
}

const write = (text: string): void => writeFileSync(join(folder, 'manifest.json'), text)

test('[D53] what was written is read again', () => {
  write(formatManifest(manifest))

  expect(readManifest(folder)).toEqual({ format: 1, ...manifest })
})

test.each([
  'keys/../../etc/passwd',
  'files//x',
  '/etc/passwd',
  'postgres/PG_VERSION',
  'files/..',
  'files/a\\..\\b',
])('[D53] a backup that names the file %s is refused', (path) => {
  write(formatManifest({ ...manifest, files: [{ path, sha256 }] }))

  expect(() => readManifest(folder)).toThrow('is damaged')
})

test.each(['', '{', '[]', '{"format":1}'])('[D53] a manifest cut down to %j is told as damaged', (text) => {
  write(text)

  expect(() => readManifest(folder)).toThrow('is damaged: use another backup')
})

test('[D53] a format of a later release and a folder without a backup are told apart', () => {
  expect(() => readManifest(folder)).toThrow('There is no backup in')

  write('{"format":2}')
  expect(() => readManifest(folder)).toThrow('made by a newer release')
})
