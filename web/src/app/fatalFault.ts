import type { OpenDiary } from '../access/openDiary.ts'
import { stateOf, type Session } from '../access/session.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'
import { syncedAt } from '../sync/syncedAt.ts'
import { reportCrash } from './reportFault.ts'

export interface Fatal {
  device: DeviceDatabase | null
  diary: OpenDiary | null
  session: Session
  error: unknown
}

/** Reports that the app broke, as far as that may be said; tells whether it was never in step with the server. [TELE-3] */
export async function fatalFault({ device, diary, session, error }: Fatal): Promise<boolean> {
  if (device !== null) reportCrash(device, error).catch(() => undefined)
  if (diary === null) return false
  const state = stateOf(session)
  return state === 'not-registered' || (state === 'signed-in' && (await syncedAt(diary)) === null)
}
