import { toFields } from '@reprieve/contract/fields.ts'
import { isYes } from '@reprieve/contract/home/homeWire.ts'
import type { Ask } from '../api/ask.ts'
import { isLive, keptInstitutions } from '../institutions/knownInstitutions.ts'
import { learnInstitutions } from '../institutions/learnInstitutions.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readServerCopy } from '../local/serverCopies.ts'
import { tellPurchases } from '../purchases/tellPurchases.ts'
import { changeTold, learnRecord, toldRecord, type Learned } from '../purchases/toldRecord.ts'
import { PROVIDERS, type Provider } from './serviceFacts.ts'

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
export function userRecordFrom(content: unknown): UserRecord {
  const { providers, avatar } = toFields(content)
  const connected = (Array.isArray(providers) ? providers : []).map((one) => toFields(one)['provider'])
  return {
    providers: PROVIDERS.filter((name) => connected.includes(name)),
    avatar: avatarFrom(avatar),
  }
}

/** Only the file name of the address is used: pictures are requested only from our own server. */
export function avatarFrom(told: unknown): Avatar | null {
  const { provider, url } = toFields(told)
  if (typeof provider !== 'string' || typeof url !== 'string') return null
  const file = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('file')
  return file === null || file === '' ? null : { provider, file }
}

/** As last received; null if no server has sent it yet. Works offline. */
export async function keptUserRecord(diary: Diary): Promise<UserRecord | null> {
  const kept = await toldRecord(diary)
  return kept === null ? null : userRecordFrom(kept)
}

/** Also after every sync: pending purchases are reported first, because they change the plan. [BUY-13, BUY-21] */
export async function learnUserRecord(diary: Diary, ask: Ask): Promise<Learned> {
  await tellPurchases(diary, ask)
  return learnRecord(diary, ask)
}

/** After a call that changed one part, without loading all of it. */
export const changeKnownRecord = changeTold

/**
 * After a log-in and after a sync: loads the user's record, and the settings and questionnaires of their institutions.
 * [INST-17, QST-37]
 */
export async function learnAccount(diary: Diary, ask: Ask): Promise<Learned> {
  const learned = await learnUserRecord(diary, ask)
  if (learned !== 'learned') return learned
  await learnInstitutions(diary, ask)
  if (!(await isAsked(diary))) return learned
  const { learnQuestionnaires } = await import('../questionnaires/learnQuestionnaires.ts')
  await learnQuestionnaires(diary, ask)
  return learned
}

/**
 * Members have questionnaires; after a membership ends it loads once more, to remove the old ones. [QST-37, CONS-13]
 */
async function isAsked(diary: Diary): Promise<boolean> {
  if (isYes((await toldRecord(diary))?.['is_institution_member'])) return true
  const { list } = toFields(await readServerCopy(diary, 'questionnaires'))
  const { institutions } = toFields(list)
  return Array.isArray(institutions) && institutions.length > 0
}

/** After leaving or withdrawing: the end of a membership does not wait for the network. [CONS-13] */
export async function learnEnding(diary: Diary, ask: Ask): Promise<Learned> {
  const members = (await keptInstitutions(diary))?.members ?? []
  const isMember = members.some(isLive)
  if ((await toldRecord(diary)) !== null) await changeTold(diary, { is_institution_member: isMember })
  return learnAccount(diary, ask)
}
