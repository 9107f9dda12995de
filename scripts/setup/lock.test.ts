import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const LOCK = join(import.meta.dirname, 'lock.js')
const TIMES = 150
const LOOP = `
  const { runUnderLock } = await import(process.argv[1])
  for (let n = 0; n < ${TIMES}; n++) await runUnderLock(process.argv[2], async () => {}, { pollMs: 0 })
`

test('[TOOL-3] a set-up that takes the lock while another gives it up keeps it, and both go on', async () => {
  const root = mkdtempSync(join(tmpdir(), 'reprieve-lock-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const codes = await Promise.all([1, 2, 3].map(() => takeOften(root)))
  expect(codes).toEqual([0, 0, 0])
  expect(readdirSync(join(root, '.reprieve'))).toEqual([])
})

function takeOften(root: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', LOOP, LOCK, root], { stdio: 'ignore' })
  return new Promise((resolve) => child.once('close', resolve))
}
