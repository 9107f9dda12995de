import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import {
  isMembershipActive,
  storeInstitutions,
  toList,
  parseMemberships,
  readInstitutionsResponse,
  type Membership,
} from './knownInstitutions.ts'
import { deleteVisibleData } from './visibleData.ts'

export type InstitutionRefreshOutcome = 'learned' | 'away' | 'refused'
export type MembershipEnding = 'leave' | 'withdraw'

/**
 * A background request: it must not keep a session alive. If a config cannot be loaded, the last known one stays.
 * [INST-17]
 */
export async function refreshInstitutions(diary: Diary, ask: Ask): Promise<InstitutionRefreshOutcome> {
  const answer = await ask('institutions/get-user-institutions', undefined, { background: true })
  if (!answer.reached) return 'away'
  if (answer.code !== RESULT.ok) return 'refused'
  const { institutions, invitations } = answer.body
  const before = await readInstitutionsResponse(diary)
  const live = parseMemberships(institutions).filter(isMembershipActive)
  const configs = await Promise.all(live.map(({ nid }) => askForConfig(ask, nid, toList(before['configs']))))
  const told = { institutions, invitations, configs: configs.flat() }
  if (sameJson(before, told)) return 'learned'
  // Before the list that names them is replaced: if the device stopped in between, they would never be removed.
  for (const nid of endedSince(before, told)) await deleteVisibleData(diary, nid)
  await storeInstitutions(diary, told)
  return 'learned'
}

async function askForConfig(ask: Ask, nid: number, before: readonly unknown[]): Promise<unknown[]> {
  const answer = await ask('institutions/get-institution-config', { nid }, { background: true })
  if (answer.reached) return answer.code === RESULT.ok ? [answer.body['config']] : []
  return before.filter((config) => toFields(config)['nid'] === nid)
}

/** Memberships withdrawn on any device, even if the person has joined again meanwhile. [CONS-13] */
function endedSince(before: Fields, told: Fields): number[] {
  const now = parseMemberships(told['institutions'])
  const isStill = ({ nid, since }: Membership): boolean =>
    now.some((member) => member.nid === nid && member.since === since)
  return parseMemberships(before['institutions']).flatMap((member) => (isStill(member) ? [] : member.nid))
}

/** Applies an ending immediately, before the server is asked what else it changed. [CONS-13] */
async function storeMembershipEnd(diary: Diary, nid: number, ending: MembershipEnding): Promise<void> {
  const before = await readInstitutionsResponse(diary)
  const institutions = toList(before['institutions']).flatMap((one) => {
    const { institution, ended } = toFields(one)
    if (institution !== nid) return [one]
    return ending === 'withdraw' ? [] : [{ ...toFields(one), ended: ended ?? diary.now() }]
  })
  const configs = toList(before['configs']).filter((one) => toFields(one)['nid'] !== nid)
  if (ending === 'withdraw') await deleteVisibleData(diary, nid)
  await storeInstitutions(diary, { ...before, institutions, configs })
}

const CALLS = {
  leave: 'institutions/leave-institution',
  withdraw: 'institutions/withdraw-consent',
} as const satisfies Record<MembershipEnding, string>

/** Updates what else ends with a membership: the plan and the requested questionnaires. */
export type AfterMembershipEnd = (diary: Diary, ask: Ask) => Promise<unknown>

interface Wish {
  nid: number
  ending: MembershipEnding
  afterwards: AfterMembershipEnd
}

/** Null: done. A repeat after a lost response is answered like the first, so the user may press again. [CONS-8] */
export async function endMembership(
  diary: Diary,
  ask: Ask,
  { nid, ending, afterwards }: Wish,
): Promise<{ message: string | null } | null> {
  const answer = await ask(CALLS[ending], { institution: nid })
  if (!answer.reached) return { message: null }
  if (answer.code !== RESULT.ok) return { message: answer.message }
  await storeMembershipEnd(diary, nid, ending)
  // Nothing waits for it: on this device it has ended already.
  void afterwards(diary, ask).catch(() => undefined)
  return null
}
