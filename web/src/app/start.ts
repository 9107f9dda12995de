import { ok, type Result } from '@reprieve/domain/result.ts'
import { openDiary, type OpenDiary } from '../access/openDiary.ts'
import { openSession, whoOf, type SessionStore } from '../access/session.ts'
import { openDeviceDatabase, type DeviceDatabase } from '../local/deviceDatabase.ts'
import type { OpenFault } from '../local/personDatabase.ts'
import { recordDay } from '../records/recordDay.ts'

export interface Started {
  device: DeviceDatabase
  session: SessionStore
}

/** Null where the browser keeps nothing: then there is no diary to open, and that is said. */
export async function start(): Promise<Started | null> {
  try {
    const device = await openDeviceDatabase()
    return { device, session: await openSession(device) }
  } catch {
    return null
  }
}

/** The diary of whoever owns the device; null for nobody's. */
export async function diaryOf(
  { device, session }: Started,
  onGone: () => void,
): Promise<Result<OpenDiary | null, OpenFault>> {
  const who = whoOf(session.current())
  return who === null ? ok(null) : openDiary({ device, who, dayOf: recordDay, onGone })
}
