import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import { readOrMakeKey } from './keys.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'reprieve-keys-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

test('[D53] a key not given is made at the first start and found again at the next', () => {
  const made = readOrMakeKey(dataDir, 'pepper')

  expect(Buffer.from(made, 'base64')).toHaveLength(32)
  expect(readOrMakeKey(dataDir, 'pepper')).toBe(made)
  expect(readOrMakeKey(dataDir, 'signing')).not.toBe(made)
})

test('[D53] keys lie at mode 0600 in a folder of mode 0700, with no draft beside them', () => {
  readOrMakeKey(dataDir, 'pepper')

  expect(statSync(join(dataDir, 'keys', 'pepper')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'keys')).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(dataDir, 'keys'))).toEqual(['pepper'])
})

test('[D52] a key that the operator gives is taken, and not written down', () => {
  expect(readOrMakeKey(dataDir, 'pepper', 'from the environment')).toBe('from the environment')
  expect(readdirSync(dataDir)).toEqual([])
})

test('[D53] a damaged key stops the start instead of being made anew', () => {
  readOrMakeKey(dataDir, 'pepper')
  writeFileSync(join(dataDir, 'keys', 'pepper'), '')

  expect(() => readOrMakeKey(dataDir, 'pepper')).toThrow(CannotStart)
})

test('[D54] servers that start at once end with the same key', async () => {
  const script = `import { readOrMakeKey } from ${JSON.stringify(join(import.meta.dirname, 'keys.ts'))}
    process.stdout.write(readOrMakeKey(process.argv[1], 'pepper'))`
  const start = (): Promise<string> =>
    text(spawn(process.execPath, ['--input-type=module', '-e', script, dataDir]).stdout)

  const keys = await Promise.all([start(), start(), start(), start()])

  expect(keys).toEqual(Array(4).fill(readOrMakeKey(dataDir, 'pepper')))
})
