import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import { findAvatar } from './avatarStore.ts'
import { planFacts } from './plan.ts'
import { findProviders } from './providerStore.ts'
import { readRatings } from './ratings.ts'
import { accountById } from './store.ts'

export const USER_TYPE = 'user_record'

export interface FactsContext {
  db: Db
  config: Config
  now: () => number
}

/** Facts about a person that only the server may change (D34). */
export async function readServerFacts(context: FactsContext, userId: number) {
  const { db } = context
  const account = await accountById(db, userId)
  const providers = await findProviders(db, userId)
  return {
    username: account?.username ?? '',
    email: account?.email ?? '',
    password_set: account !== null && account.passwordHash !== null,
    mfa_on: account?.isMfaOn ?? false,
    eula_version: account?.accepted.eula ?? 0,
    privacy_notice_version: account?.accepted.privacy ?? 0,
    providers,
    avatar: await findAvatar(db, userId),
    ...(await planFacts(context, userId)),
    ...(await readRatings(db, userId)),
  }
}

export const readUserRecord = async (context: FactsContext, userId: number): Promise<PulledRecord> => ({
  record_type: USER_TYPE,
  content: await readServerFacts(context, userId),
})
