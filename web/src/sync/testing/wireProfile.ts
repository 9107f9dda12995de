import {
  PROFILE_CLIENT_ID,
  PROFILE_TYPE,
  profileGroupsToWire,
  profileGroupValues,
  profileGroupStamp,
} from '@reprieve/contract/account/profileGroups.ts'
import { sentProfile } from '@reprieve/contract/account/sentProfile.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { makeItemResult, type WireBody, type WireResult, type WireTable } from './wireTable.ts'

/** The response of update-record for the profile; null for any other call. Creating or deleting one is refused. */
export function answerProfile(
  server: WireTable,
  name: string,
  request: WireBody,
  now: number,
): WireResult | null {
  if (request['record_type'] !== PROFILE_TYPE) return null
  const parsed = sentProfile.safeParse(request)
  if (name !== 'sync/update-record' || !parsed.success) return { result_code: RESULT.recordRefused }
  const { content, stamps, lost } = parsed.data
  const values = profileGroupValues({ content, stamps: stamps ?? {} })
  values.set('deleted', { deleted: 0 })
  const groups = new Map<string, { v: unknown; s: Stamp }>(
    [...values].map(([group, v]) => [group, { v, s: profileGroupStamp(group, stamps ?? {}) }]),
  )
  const sent = { clientId: PROFILE_CLIENT_ID, kind: PROFILE_KIND, groups, lost: lost ?? [] }
  const item = server.merge(sent, now)
  return {
    ...makeItemResult(item),
    record_id: item.num,
    content: profileGroupsToWire(Object.fromEntries(item.groups)),
  }
}
