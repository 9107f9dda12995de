import type { OpenDiary } from '../access/openDiary.ts'
import { stateOf, type Session } from '../access/session.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'
import { syncedAt } from '../sync/syncedAt.ts'
import { reportFault } from './reportFault.ts'

export interface Fatal {
  device: DeviceDatabase | null
  diary: OpenDiary | null
  session: Session
  error: unknown
}

/** Reports that the app broke, by the name of the fault alone; tells whether it was never in step with the server. */
export async function fatalFault({ device, diary, session, error }: Fatal): Promise<boolean> {
  const name = error instanceof Error ? error.name : 'unknown'
  const fault = { error: name, call: null, errorCode: null, reason: 'fatal' }
  if (device !== null) reportFault(device, fault).catch(() => undefined)
  if (diary === null) return false
  const state = stateOf(session)
  return state === 'not-registered' || (state === 'signed-in' && (await syncedAt(diary)) === null)
}
