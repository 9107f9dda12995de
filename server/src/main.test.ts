import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
/** From outside: a process that ends by itself, or kills itself, writes what it compiled. */
const KILLED_AT_ITS_END = `data:text/javascript,import { spawnSync } from 'node:child_process'
process.exit = () => spawnSync('kill', ['-9', String(process.pid)])`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-compiled-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('[RUN-2] a start that is killed before it is ready has kept what it compiled', () => {
  const { signal } = spawnSync(process.execPath, ['--import', encodeURI(KILLED_AT_ITS_END), MAIN], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: folder, PORT: 'none' },
    stdio: 'ignore',
  })
  expect(signal).toBe('SIGKILL')
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(kept.length).toBeGreaterThan(100)
}, 120_000)
