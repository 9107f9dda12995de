import type { OpenDiary } from '../access/openDiary.ts'
import { stateOf, type Session } from '../access/session.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'
import { syncedAt } from '../sync/syncedAt.ts'
import { reportCrash } from './reportFault.ts'

export interface FatalFault {
  device: DeviceDatabase | null
  diary: OpenDiary | null
  session: Session
  error: unknown
}

/** Reports a crash as far as allowed; returns whether the diary was never fully synced. [TELE-3] */
export async function reportFatalFault({ device, diary, session, error }: FatalFault): Promise<boolean> {
  if (device !== null) reportCrash(device, error).catch(() => undefined)
  if (diary === null) return false
  const state = stateOf(session)
  return state === 'not-registered' || (state === 'signed-in' && (await syncedAt(diary)) === null)
}
