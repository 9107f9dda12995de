import { fieldsOf } from '@reprieve/contract/fields.ts'
import { isYes } from '@reprieve/contract/home/homeWire.ts'
import type { Ask } from '../api/ask.ts'
import { isLive, keptInstitutions } from '../institutions/knownInstitutions.ts'
import { learnInstitutions } from '../institutions/learnInstitutions.ts'
import { readKnown } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { tellPurchases } from '../purchases/tellPurchases.ts'
import { changeTold, learnRecord, toldRecord, type Learned } from '../purchases/toldRecord.ts'
import { PROVIDERS, type Provider } from './serviceFacts.ts'

/** Of what the server knows and only it may change (D34), what the account's own screens show. */
export interface UserRecord {
  providers: readonly Provider[]
  avatar: Avatar | null
}

export interface Avatar {
  /** Who made it: a provider, or 'upload'. */
  provider: string
  /** What get-image knows it by; another with every picture. */
  file: string
}

/** What does not fit is as if it had not been said. */
export function userRecordFrom(content: unknown): UserRecord {
  const { providers, avatar } = fieldsOf(content)
  const connected = (Array.isArray(providers) ? providers : []).map((one) => fieldsOf(one)['provider'])
  return {
    providers: PROVIDERS.filter((name) => connected.includes(name)),
    avatar: avatarFrom(avatar),
  }
}

/** Only its name is taken of the address: a picture is asked for from our own server and nowhere else. */
export function avatarFrom(told: unknown): Avatar | null {
  const { provider, url } = fieldsOf(told)
  if (typeof provider !== 'string' || typeof url !== 'string') return null
  const file = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('file')
  return file === null || file === '' ? null : { provider, file }
}

/** As it was told last; null where no server has told it yet. Needs no line. */
export async function keptUserRecord(diary: Diary): Promise<UserRecord | null> {
  const kept = await toldRecord(diary)
  return kept === null ? null : userRecordFrom(kept)
}

/** After every pass, too: what was bought and is not told yet is told first, since it changes the plan. [BUY-13, BUY-21] */
export async function learnUserRecord(diary: Diary, ask: Ask): Promise<Learned> {
  await tellPurchases(diary, ask)
  return learnRecord(diary, ask)
}

/** After a call that changed one part of it, without asking for all of it. */
export const changeKnownRecord = changeTold

/** After a log in and after a pass: who somebody is to the server, what their institutions set and ask. [INST-17, QST-37] */
export async function learnAccount(diary: Diary, ask: Ask): Promise<Learned> {
  const learned = await learnUserRecord(diary, ask)
  if (learned !== 'learned') return learned
  await learnInstitutions(diary, ask)
  if (!(await isAsked(diary))) return learned
  const { learnQuestionnaires } = await import('../questionnaires/learnQuestionnaires.ts')
  await learnQuestionnaires(diary, ask)
  return learned
}

/** Members are asked; who is none any more is asked about once more, so that what was asked before goes. [QST-37, CONS-13] */
async function isAsked(diary: Diary): Promise<boolean> {
  if (isYes((await toldRecord(diary))?.['is_institution_member'])) return true
  const { list } = fieldsOf(await readKnown(diary, 'questionnaires'))
  const { institutions } = fieldsOf(list)
  return Array.isArray(institutions) && institutions.length > 0
}

/** After leaving or withdrawing: nobody waits for a line to be no member any more. [CONS-13] */
export async function learnEnding(diary: Diary, ask: Ask): Promise<Learned> {
  const members = (await keptInstitutions(diary))?.members ?? []
  const isMember = members.some(isLive)
  if ((await toldRecord(diary)) !== null) await changeTold(diary, { is_institution_member: isMember })
  return learnAccount(diary, ask)
}
