import { hash, randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_CHARACTERS, codeFrom } from '@reprieve/domain/institutions/code.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { foldName } from '@reprieve/domain/writtenName.ts'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

/** D48; an invitation lasts as long as a code. */
export const INSTITUTION_CODE_LIFE_MS = 14 * DAY_MS

/** Returns the characters only; the database stores the hash. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')

/** Null: the input is no code. */
export function codeHash(typed: string): Buffer | null {
  const letters = codeFrom(typed)
  return letters === null ? null : hash('sha256', letters, 'buffer')
}

export const isSameEmail = (one: string, other: string): boolean => foldName(one) === foldName(other)

export interface Code {
  hash: Buffer
  nid: number
  studyId: string | null
  kind: 'activation' | 'registration'
  email: string | null
  isUsedUp: boolean
  /** Neither used up nor expired. */
  isLive: boolean
}

/** Also finds ended codes: a person who used one asks again when the response was lost. */
export async function findCode(db: Db | Trx, wanted: Buffer | null, now: number): Promise<Code | null> {
  if (wanted === null) return null
  const row = await db
    .selectFrom('institution_code')
    .select(['code_hash', 'institution_id', 'study_id', 'kind', 'email', 'expires_at', 'most_uses', 'uses'])
    .where('code_hash', '=', wanted)
    .executeTakeFirst()
  if (row === undefined) return null
  const isUsedUp = row.uses >= row.most_uses
  return {
    hash: row.code_hash,
    nid: row.institution_id,
    studyId: row.study_id,
    kind: row.kind,
    email: row.email,
    isUsedUp,
    isLive: now < row.expires_at && !isUsedUp,
  }
}

/** False: somebody else took the last use. */
export async function spendCode(trx: Trx, { hash: wanted }: Pick<Code, 'hash'>): Promise<boolean> {
  const spent = await trx
    .updateTable('institution_code')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code_hash', '=', wanted)
    .whereRef('uses', '<', 'most_uses')
    .returning('code_hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Deleting an account also deletes the record that a clinic wrote to its address. [INST-22] */
export const dropCodesFor = (trx: Trx, email: string) =>
  trx.deleteFrom('institution_code').where('email', '=', email.trim().toLowerCase()).execute()

/** A code is kept for as long as an invitation by it may be open. */
export async function deleteExpiredCodes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('institution_code')
    .where('expires_at', '<', moment(now - INSTITUTION_CODE_LIFE_MS))
    .execute()
}
