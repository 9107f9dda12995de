import {
  PROFILE_CLIENT_ID,
  PROFILE_TYPE,
  profileGroupsToWire,
  profileGroupValues,
  profileGroupStamp,
} from '@reprieve/contract/account/profileGroups.ts'
import { sentProfile } from '@reprieve/contract/account/sentProfile.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { settingsClientId } from '@reprieve/contract/ids.ts'
import { sentSettings, moveKeysIntoContent } from '@reprieve/contract/settings/sentSettings.ts'
import {
  KIND_OF_PREF,
  SETTINGS_TYPE,
  settingsGroupsToWire,
  settingsGroupValues,
  settingsGroupStamp,
} from '@reprieve/contract/settings/settingsGroups.ts'
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

/** The response of update-record for settings; null for any other call. Creating or deleting them is refused. */
export function answerSettings(
  server: WireTable,
  name: string,
  request: WireBody,
  now: number,
): WireResult | null {
  if (request['record_type'] !== SETTINGS_TYPE || name === 'sync/get-record') return null
  const parsed = sentSettings.safeParse(moveKeysIntoContent(request))
  if (name !== 'sync/update-record' || !parsed.success) return { result_code: RESULT.recordRefused }
  const { pref_type: pref, stamps, lost } = parsed.data
  const values = settingsGroupValues(parsed.data)
  values.set('deleted', { deleted: 0 })
  const groups = new Map<string, { v: unknown; s: Stamp }>(
    [...values].map(([group, v]) => [group, { v, s: settingsGroupStamp(group, stamps ?? {}) }]),
  )
  const sent = { clientId: settingsClientId(pref), kind: KIND_OF_PREF[pref], groups, lost: lost ?? [] }
  const item = server.merge(sent, now)
  return {
    ...makeItemResult(item),
    record_id: item.num,
    content: settingsGroupsToWire(Object.fromEntries(item.groups)),
  }
}
