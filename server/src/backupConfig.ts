import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import * as z from 'zod'
import { CannotStart, errorCode } from './cannotStart.ts'

const KEY = /^[\w+/-]{43}=?$/
const UNITS: Record<string, number> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS }
const SHORTEST_MS = 10 * MINUTE_MS
const LONGEST_MS = 31 * DAY_MS
const PERIODS = ['hourly', 'daily', 'weekly', 'monthly'] as const
const PART = /^(\d{1,4}) (hourly|daily|weekly|monthly)$/

/** How many hours, days, weeks and months keep their newest backup. */
export type Retention = Record<(typeof PERIODS)[number], number>

/** D52: where backups go, how often, and which are kept. */
export const backupEnvironment = {
  BACKUP_DIR: z.string().refine(isAbsolute, { error: 'a path that starts at the root' }).optional(),
  BACKUP_KEY: z.string().regex(KEY, { error: '32 bytes in base64' }).optional(),
  BACKUP_KEY_FILE: z.string().refine(isAbsolute, { error: 'a path that starts at the root' }).optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^\d{1,5}[mhd]$/, { error: 'a time such as 30m, 24h or 7d', abort: true })
    .transform((text) => Number(text.slice(0, -1)) * (UNITS[text.slice(-1)] ?? 0))
    .refine((ms) => ms >= SHORTEST_MS && ms <= LONGEST_MS, { error: '10m to 31d' })
    .optional(),
  BACKUP_KEEP: z
    .string()
    .default('7 daily, 4 weekly, 6 monthly')
    .transform((text) => text.split(',').map((part) => PART.exec(part.trim())))
    .refine((parts) => parts.every((part) => part !== null), {
      error: 'numbers of hourly, daily, weekly and monthly, with commas: 7 daily, 4 weekly',
    })
    .transform(readRetention),
}

function readRetention(parts: (RegExpExecArray | null)[]): Retention {
  const kept: Retention = { hourly: 0, daily: 0, weekly: 0, monthly: 0 }
  for (const period of PERIODS) kept[period] = Number(parts.find((part) => part?.[2] === period)?.[1] ?? 0)
  return kept
}

type BackupEnvironment = z.infer<z.ZodObject<typeof backupEnvironment>>

export interface BackupConfig {
  backup: {
    dir: string | null
    /** Encrypts new backups and opens old ones; null: backups are folders in the clear. */
    key: Buffer | null
    /** Only with a folder and a key. */
    everyMs: number | null
    keep: Retention
  }
}

export function backupConfig(given: BackupEnvironment): BackupConfig {
  const { BACKUP_DIR: dir = null, BACKUP_EVERY: everyMs = null } = given
  const key = readKey(given)
  if (everyMs !== null && key === null) {
    throw new CannotStart(
      'BACKUP_EVERY needs a key, because backups on a schedule are always encrypted: set BACKUP_KEY or BACKUP_KEY_FILE.',
    )
  }
  if (everyMs !== null && dir === null) {
    throw new CannotStart('BACKUP_EVERY needs BACKUP_DIR: set it to a folder on another disk than the data.')
  }
  return { backup: { dir, key, everyMs, keep: given.BACKUP_KEEP } }
}

function readKey({ BACKUP_KEY: text, BACKUP_KEY_FILE: file }: BackupEnvironment): Buffer | null {
  if (text !== undefined && file !== undefined) {
    throw new CannotStart('BACKUP_KEY and BACKUP_KEY_FILE are both set: leave one of them out.')
  }
  if (file === undefined) return text === undefined ? null : Buffer.from(text, 'base64')
  const inFile = readKeyFile(file)
  if (KEY.test(inFile)) return Buffer.from(inFile, 'base64')
  throw new CannotStart(`The file of BACKUP_KEY_FILE does not hold 32 bytes in base64: correct ${file}.`)
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new CannotStart(
      `The file of BACKUP_KEY_FILE cannot be read (${errorCode(error)}): see that ${file} is there and that this user may read it.`,
      { cause: error },
    )
  }
}
