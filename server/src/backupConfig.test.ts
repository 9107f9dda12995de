import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'reprieve-backup-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KEY = Buffer.alloc(32, 7).toString('base64')
const read = (env: Record<string, string>) => readConfig({ HOME: '/home/ann', ...env }).backup

test('[BACKUP-7, D52] nothing is scheduled and no key is set unless the operator says so', () => {
  expect(read({})).toEqual({
    dir: null,
    key: null,
    everyMs: null,
    keep: { hourly: 0, daily: 7, weekly: 4, monthly: 6 },
  })
})

test('[BACKUP-7, D52] the key comes from the environment or from a file', () => {
  const file = join(folder, 'key')
  writeFileSync(file, `${KEY}\n`)

  expect(read({ BACKUP_KEY: KEY }).key).toEqual(Buffer.alloc(32, 7))
  expect(read({ BACKUP_KEY_FILE: file }).key).toEqual(Buffer.alloc(32, 7))
})

test('[BACKUP-7, D52] intervals and what is kept are read as written', () => {
  const scheduled = { BACKUP_DIR: '/mnt/backups', BACKUP_KEY: KEY }
  expect(read({ ...scheduled, BACKUP_EVERY: '30m' }).everyMs).toBe(1_800_000)
  expect(read({ ...scheduled, BACKUP_EVERY: '7d' }).everyMs).toBe(604_800_000)
  expect(read({ BACKUP_KEEP: '24 hourly,2 daily' }).keep).toEqual({
    hourly: 24,
    daily: 2,
    weekly: 0,
    monthly: 0,
  })
})

test.each([
  [{ BACKUP_KEY: 'short' }, /^BACKUP_KEY is set to something the server cannot use \(32 bytes in base64\)/],
  [{ BACKUP_DIR: 'backups' }, /^BACKUP_DIR .*a path that starts at the root/],
  [{ BACKUP_EVERY: 'daily' }, /^BACKUP_EVERY .*a time such as 30m, 24h or 7d/],
  [{ BACKUP_EVERY: '1m' }, /^BACKUP_EVERY .*10m to 31d/],
  [{ BACKUP_KEEP: 'seven' }, /^BACKUP_KEEP .*7 daily, 4 weekly/],
  [{ BACKUP_EVERY: '24h', BACKUP_DIR: '/mnt' }, /^BACKUP_EVERY needs a key/],
  [{ BACKUP_EVERY: '24h', BACKUP_KEY: KEY }, /^BACKUP_EVERY needs BACKUP_DIR/],
  [{ BACKUP_KEY: KEY, BACKUP_KEY_FILE: '/none/key' }, /are both set: leave one of them out/],
  [{ BACKUP_KEY_FILE: '/none/key' }, /cannot be read \(ENOENT\)/],
  [{ BACKUP_KEY_FILE: '/etc/passwd' }, /does not hold 32 bytes in base64/],
])('[BACKUP-7, D52] %o stops the start with one sentence', (env, wanted) => {
  expect(() => read(env as Record<string, string>)).toThrow(wanted)
})
