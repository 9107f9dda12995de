import { randomUUID } from 'node:crypto'
import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { giveMailToken } from '../access/mailTokenStore.ts'
import { newUserId } from '../access/tokens.ts'
import type { Config } from '../config.ts'
import { startSync } from '../db/items.ts'
import type { Trx } from '../db/pool.ts'
import { refuse, type CallContext, type Refusal } from '../handler.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { activationMail } from './mails/activation.ts'
import { nameKey } from './names.ts'
import { insertAccount, takeName } from './store.ts'
import { newestTerms, termsHash, type TermsDocument } from './termsHash.ts'

/** Sent by both ways of registering. */
export interface SignUpTerms {
  eula_version?: number | undefined
  privacy_notice_version?: number | undefined
  utm?: Record<string, unknown> | undefined
  device_id?: string | undefined
}

export interface SignUp {
  email: string
  /** In order of preference: the first free one is used. */
  usernames: Iterable<string>
  /** Null for a person who signed up through a provider. */
  passwordHash: string | null
  /** A trusted provider has verified that the address belongs to the person. */
  isEmailConfirmed: boolean
  terms: SignUpTerms
}

/** Thrown to roll back the transaction: if one name is taken, the other must not stay reserved. */
export class NameTaken extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('name taken')
    this.refusal = refusal
  }
}

export const hasAcceptedTerms = (
  terms: SignUpTerms,
  versions: Pick<Config, 'eulaVersion' | 'privacyVersion'>,
): boolean =>
  (terms.eula_version ?? 0) >= versions.eulaVersion &&
  (terms.privacy_notice_version ?? 0) >= versions.privacyVersion

export async function createAccount(trx: Trx, signUp: SignUp, context: CallContext): Promise<number> {
  const { services, now, language, timezone } = context
  const { terms, passwordHash } = signUp
  const userId = newUserId()
  const email = signUp.email.trim()
  const isActivated = signUp.isEmailConfirmed || !services.config.needsActivation
  if (!(await takeName(trx, nameKey(email), userId))) throw new NameTaken(refuse(RESULT.emailInUse))
  const username = await takeFirstFree(trx, signUp.usernames, userId)
  await insertAccount(trx, {
    userId,
    username,
    email,
    passwordHash,
    language,
    timezone,
    isActivated,
    accepted: [
      acceptedIn('eula', terms.eula_version ?? 0, context),
      acceptedIn('privacy', terms.privacy_notice_version ?? 0, context),
    ],
    utm: terms.utm ?? null,
    now,
  })
  await startSync(trx, userId, randomUUID())
  await logAccess(trx, { userId, event: 'registered', deviceId: terms.device_id ?? null, now })
  if (!isActivated) await mailActivation(trx, { userId, email }, context)
  return userId
}

/**
 * Uses the language of the registering page, because those words were shown (D27). The version is capped at the newest
 * one of this server: a higher one from a newer app would keep later versions from being shown. [ACC-31]
 */
const acceptedIn = (
  document: TermsDocument,
  version: number,
  { services: { config }, language }: CallContext,
) => ({
  document,
  version: Math.min(version, newestTerms(config)[document]),
  text_hash: termsHash(document, { version, language, links: config.links }),
})

async function takeFirstFree(trx: Trx, usernames: Iterable<string>, userId: number): Promise<string> {
  for (const username of usernames) {
    if (await takeName(trx, nameKey(username), userId)) return username.trim().normalize('NFC')
  }
  throw new NameTaken(refuse(RESULT.usernameInUse))
}

/** Sends a new link; the previous one stops working. */
export async function mailActivation(
  trx: Trx,
  { userId, email }: { userId: number; email: string },
  { services, now, language }: CallContext,
): Promise<void> {
  const token = await giveMailToken(trx, { userId, purpose: 'activation', now })
  const link = `${services.config.publicUrl}/activate-user/${token}`
  await queueMail(trx, { userId, to: email, ...activationMail(language, link) }, now)
}
