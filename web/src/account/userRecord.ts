import { toFields } from '@reprieve/contract/fields.ts'
import { isYes } from '@reprieve/contract/home/homeWire.ts'
import type { Ask } from '../api/ask.ts'
import { isMembershipActive, readInstitutions } from '../institutions/knownInstitutions.ts'
import { refreshInstitutions } from '../institutions/memberships.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readServerCopy } from '../local/serverCopies.ts'
import { reportPurchases } from '../purchases/reportPurchases.ts'
import {
  changeServerRecord,
  refreshServerRecord,
  readServerRecord,
  type RefreshOutcome,
} from '../purchases/serverRecord.ts'
import { PROVIDERS, type Provider } from './service/serviceFacts.ts'

/** The server-owned data (D34) that the account screens show. */
export interface UserRecord {
  providers: readonly Provider[]
  avatar: Avatar | null
}

export interface Avatar {
  /** Its source: a provider, or 'upload'. */
  provider: string
  /** Its name for get-image; different for every picture. */
  file: string
}

/** Values that do not fit count as missing. */
export function parseUserRecord(content: unknown): UserRecord {
  const { providers, avatar } = toFields(content)
  const connected = (Array.isArray(providers) ? providers : []).map((one) => toFields(one)['provider'])
  return {
    providers: PROVIDERS.filter((name) => connected.includes(name)),
    avatar: parseAvatar(avatar),
  }
}

/** Only the file name of the address is used: pictures are requested only from our own server. */
export function parseAvatar(told: unknown): Avatar | null {
  const { provider, url } = toFields(told)
  if (typeof provider !== 'string' || typeof url !== 'string') return null
  const file = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('file')
  return file === null || file === '' ? null : { provider, file }
}

/** As last received; null if no server has sent it yet. Works offline. */
export async function readUserRecord(diary: Diary): Promise<UserRecord | null> {
  const kept = await readServerRecord(diary)
  return kept === null ? null : parseUserRecord(kept)
}

/** Also after every sync: pending purchases are reported first, because they change the plan. [BUY-13, BUY-21] */
export async function refreshUserRecord(diary: Diary, ask: Ask): Promise<RefreshOutcome> {
  await reportPurchases(diary, ask)
  return refreshServerRecord(diary, ask)
}

/** After a call that changed one part, without loading all of it. */
export const changeUserRecord = changeServerRecord

/**
 * After a log-in and after a sync: loads the user's record, and the settings and questionnaires of their institutions.
 * [INST-17, QST-37]
 */
export async function refreshAccount(diary: Diary, ask: Ask): Promise<RefreshOutcome> {
  const learned = await refreshUserRecord(diary, ask)
  if (learned !== 'learned') return learned
  await refreshInstitutions(diary, ask)
  if (!(await isAsked(diary))) return learned
  const { fetchQuestionnaires } = await import('../questionnaires/fetchQuestionnaires.ts')
  await fetchQuestionnaires(diary, ask)
  return learned
}

/**
 * Members have questionnaires; after a membership ends it loads once more, to remove the old ones. [QST-37, CONS-13]
 */
async function isAsked(diary: Diary): Promise<boolean> {
  if (isYes((await readServerRecord(diary))?.['is_institution_member'])) return true
  const { list } = toFields(await readServerCopy(diary, 'questionnaires'))
  const { institutions } = toFields(list)
  return Array.isArray(institutions) && institutions.length > 0
}

/** After leaving or withdrawing: the end of a membership does not wait for the network. [CONS-13] */
export async function refreshAfterLeaving(diary: Diary, ask: Ask): Promise<RefreshOutcome> {
  const members = (await readInstitutions(diary))?.members ?? []
  const isMember = members.some(isMembershipActive)
  if ((await readServerRecord(diary)) !== null)
    await changeServerRecord(diary, { is_institution_member: isMember })
  return refreshAccount(diary, ask)
}
