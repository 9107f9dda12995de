import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

// Twenty keys, so that some are made in the very same moment.
const MAKE_KEYS = `
  import { existsSync } from 'node:fs'
  import { readOrMakeKey } from ${JSON.stringify(join(import.meta.dirname, 'keys.ts'))}
  const [dataDir, signal] = process.argv.slice(1)
  process.stderr.write('ready')
  while (!existsSync(signal));
  for (let i = 0; i < 20; i += 1) console.log(readOrMakeKey(dataDir, 'key-' + i))
`

test('[D54] servers that start at once end with the same keys', { timeout: 60_000 }, async () => {
  const signal = join(dataDir, 'signal')
  const options = [
    '--input-type=module',
    '--disable-warning=ExperimentalWarning',
    '-e',
    MAKE_KEYS,
    dataDir,
    signal,
  ]
  const children = [1, 2, 3].map(() => spawn(process.execPath, options))
  const made = children.map(({ stdout }) => text(stdout))
  await Promise.all(children.map(({ stderr }) => once(stderr, 'data')))
  writeFileSync(signal, '')

  const kept = (await made[0])?.split('\n').filter((key) => key !== '')
  expect(kept).toHaveLength(20)
  expect(new Set(await Promise.all(made)).size).toBe(1)
  expect(kept?.[0]).toBe(readOrMakeKey(dataDir, 'key-0'))
})
