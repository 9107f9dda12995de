import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const READY_WITHIN_MS = 10_000
const STARTS = 3
const PORT = 18_790

let folder: string
let home: string
let running: ChildProcess | null = null

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-package-'))
  // As root, the database runs under another user.
  chmodSync(folder, 0o711)
  // As an operator runs it: with the NODE_ENV of a test the app would be built differently.
  const { NODE_ENV: _, ...env } = process.env
  execFileSync('npm', ['run', 'package'], { cwd: ROOT, env, stdio: 'inherit' })
  const [tarball] = globSync(join(ROOT, 'dist', `reprieve-*-linux-${process.arch}.tar.gz`))
  home = join(folder, 'home')
  mkdirSync(home)
  execFileSync('tar', ['-xzf', tarball ?? '', '-C', home, '--strip-components=1'])
})

afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** An environment in which no program can be found by its name: neither Node nor npm. */
const start = (dataDir: string): ChildProcess =>
  spawn(join(home, 'reprieve'), [], {
    cwd: '/',
    env: { PATH: '/none', PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

async function untilReady(): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null)
    if (answer?.status === 200) return performance.now() - begun
    await sleep(20)
  }
}

test('[PKG-1] unpacked, it starts on an empty folder without Node on the machine, three times in under 10 seconds each @long', async () => {
  const times: number[] = []
  for (let i = 0; i < STARTS; i += 1) {
    const server = start(join(folder, `data-${i}`))
    running = server
    times.push(await untilReady())
    server.kill('SIGINT')
    expect(await once(server, 'exit')).toEqual([0, null])
  }

  expect(Math.max(...times)).toBeLessThan(READY_WITHIN_MS)
})
