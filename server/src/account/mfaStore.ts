import { createHmac, randomInt } from 'node:crypto'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { ClientType } from '@reprieve/domain/access/session.ts'
import { newToken, tokenHash } from '../access/tokens.ts'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import type { Invitation } from '../institutions/invitationStore.ts'

export const MFA_CODE_LIFE_MS = 10 * MINUTE_MS
// A password entered half an hour ago no longer entitles to a new code.
const PASSWORD_COUNTS_MS = 30 * MINUTE_MS
const MOST_TRIES = 5
const MOST_SENDS = 4

/** A log-in that waits for its code: the person and the device. */
export interface WaitingSignIn {
  userId: number
  deviceId: string
  deviceDetails: string
  clientType: ClientType
  tokenType: string
  /** The invitation, if they log in through an institution; stored with the session. [INST-61] */
  invitation: Invitation | null
}

interface Making {
  now: number
  signingKey: string
}

interface MfaChallenge {
  challenge: string
  code: string
}

/** The challenge goes to the device, the code into the mail; the database keeps hashes of both. */
export const giveChallenge = (trx: Trx, waiting: WaitingSignIn, making: Making): Promise<MfaChallenge> =>
  insertChallenge(trx, waiting, making, making.now)

async function insertChallenge(
  trx: Trx,
  waiting: WaitingSignIn,
  { now, signingKey }: Making,
  passwordAt: number,
): Promise<MfaChallenge> {
  const challenge = newToken()
  const code = newCode()
  await trx
    .insertInto('mfa_challenge')
    .values({
      challenge_hash: tokenHash(challenge),
      user_id: waiting.userId,
      code_hash: codeHash(signingKey, challenge, code),
      device_id: waiting.deviceId,
      device_details: waiting.deviceDetails,
      client_type: waiting.clientType,
      token_type: waiting.tokenType,
      invited_to: waiting.invitation?.nid ?? null,
      invited_study: waiting.invitation?.studyId ?? null,
      invited_code_hash: waiting.invitation?.codeHash ?? null,
      created_at: new Date(passwordAt),
      expires_at: new Date(now + MFA_CODE_LIFE_MS),
    })
    .execute()
  return { challenge, code }
}

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

// Keyed with a secret outside the database: a million possible codes are hashed in a moment.
const codeHash = (signingKey: string, challenge: string, code: string): Buffer =>
  createHmac('sha256', signingKey).update(`mfa:${challenge}:${code}`).digest()

export async function ownerOfChallenge(db: Db | Trx, challenge: string): Promise<number | null> {
  const row = await db
    .selectFrom('mfa_challenge')
    .select('user_id')
    .where('challenge_hash', '=', tokenHash(challenge))
    .executeTakeFirst()
  return row?.user_id ?? null
}

/**
 * Counts and compares one try in one statement: of a hundred at once, five count. A matching code is used up.
 * `dead`: nothing was compared.
 */
export async function tryCode(
  db: Db,
  tried: { challenge: string; code: string },
  { now, signingKey }: Making,
): Promise<WaitingSignIn | 'wrong' | 'dead'> {
  const owner = await ownerOfChallenge(db, tried.challenge)
  if (owner === null) return 'dead'
  const hash = codeHash(signingKey, tried.challenge, tried.code)
  const row = await db
    .updateTable('mfa_challenge')
    .set({
      tries: sql<number>`tries + 1`,
      used_at: sql<Date | null>`case when code_hash = ${hash} then ${moment(now)} end`,
    })
    .where('user_id', '=', owner)
    .where('challenge_hash', '=', tokenHash(tried.challenge))
    .where('used_at', 'is', null)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', moment(now))
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return 'dead'
  return row.used_at === null ? 'wrong' : waitingSignInFromRow(row)
}

type Resent =
  | { is: 'sent'; code: string; challenge: string }
  | { is: 'enough'; until: number }
  | { is: 'dead' }

/**
 * Replaces the code; its tries go on counting. A used-up or expired challenge gets a successor while its password still
 * counts, so that a slow mail does not force the person to type the password again.
 */
export async function renewMfaCode(trx: Trx, challenge: string, making: Making): Promise<Resent> {
  const { now, signingKey } = making
  const owner = await ownerOfChallenge(trx, challenge)
  if (owner === null) return { is: 'dead' }
  const row = await trx
    .selectFrom('mfa_challenge')
    .selectAll()
    .where('user_id', '=', owner)
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('used_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return { is: 'dead' }
  if (row.tries >= MOST_TRIES || now >= row.expires_at) {
    if (now - row.created_at >= PASSWORD_COUNTS_MS) return { is: 'dead' }
    return { is: 'sent', ...(await insertChallenge(trx, waitingSignInFromRow(row), making, row.created_at)) }
  }
  if (row.sends >= MOST_SENDS) return { is: 'enough', until: row.expires_at }
  const code = newCode()
  await trx
    .updateTable('mfa_challenge')
    .set({
      code_hash: codeHash(signingKey, challenge, code),
      sends: row.sends + 1,
      expires_at: new Date(now + MFA_CODE_LIFE_MS),
    })
    .where('user_id', '=', owner)
    .where('challenge_hash', '=', row.challenge_hash)
    .execute()
  return { is: 'sent', code, challenge }
}

interface ChallengeRow {
  user_id: number
  device_id: string
  device_details: string
  client_type: string
  token_type: string | null
  invited_to: number | null
  invited_study: string | null
  invited_code_hash: Buffer | null
}

const waitingSignInFromRow = (row: ChallengeRow): WaitingSignIn => ({
  userId: row.user_id,
  deviceId: row.device_id,
  deviceDetails: row.device_details,
  clientType: row.client_type as ClientType,
  tokenType: row.token_type ?? row.client_type,
  invitation:
    row.invited_to === null
      ? null
      : { nid: row.invited_to, studyId: row.invited_study, codeHash: row.invited_code_hash },
})

/** Ends log-ins that wait for their code. */
export async function deleteChallenges(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('mfa_challenge').where('user_id', '=', userId).execute()
}

/** Null if it was set so already. */
export async function switchMfa(trx: Trx, userId: number, on: boolean) {
  const changed = await trx
    .updateTable('account')
    .set({ mfa_on: on })
    .where('user_id', '=', userId)
    .where('mfa_on', '!=', on)
    .returning(['email', 'language'])
    .executeTakeFirst()
  return changed ?? null
}
