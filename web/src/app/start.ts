import { ok, type Result } from '@reprieve/domain/result.ts'
import { openDiary, type OpenDiary } from '../access/openDiary.ts'
import { openSession, whoOf, type Session, type SessionStore } from '../access/session.ts'
import { serviceTold } from '../account/serviceTold.ts'
import { readChoice } from '../device/storage.ts'
import { watched, type Watched } from '../device/watched.ts'
import { openDeviceDatabase, type DeviceDatabase } from '../local/deviceDatabase.ts'
import type { OpenFault } from '../local/personDatabase.ts'
import { recordDay } from '../records/recordDay.ts'
import { restoreChoices } from '../settings/deviceChoices.ts'

export interface Started {
  device: DeviceDatabase
  session: SessionStore
  /** Opened before anything is drawn: else every screen would wait for it once more. */
  first: OpenedFor
}

/** The diary of an owner; null for nobody's. */
export interface OpenedFor {
  owner: string
  opened: Result<OpenDiary | null, OpenFault>
  /** Another tab has deleted or upgraded it. */
  isGone: Watched<boolean>
}

/** Whom a diary is opened for; a token that is renewed changes nothing of it. */
export const ownerOf = (session: Session): string => JSON.stringify(whoOf(session))

/** Null where the browser keeps nothing: then there is no diary to open, and that is said. */
export async function start(): Promise<Started | null> {
  try {
    const device = await openDeviceDatabase()
    void leaveSmallStorage(device).catch(() => undefined)
    const [session] = await Promise.all([
      openSession(device),
      restoreChoices(device),
      serviceTold.restore(device),
    ])
    return { device, session, first: await openFor({ device, session }) }
  } catch {
    return null
  }
}

/** A name that an older app kept where nothing is ever wiped. Nobody waits for it. [ACC-35] */
async function leaveSmallStorage(device: DeviceDatabase): Promise<void> {
  if (readChoice('registered') === null) return
  const { registeredHere } = await import('../account/registeredHere.ts')
  await registeredHere(device).current()
}

export async function openFor({ device, session }: Omit<Started, 'first'>): Promise<OpenedFor> {
  const now = session.current()
  const who = whoOf(now)
  const isGone = watched(false)
  const onGone = (): void => isGone.become(true)
  const opened = who === null ? ok(null) : await openDiary({ device, who, dayOf: recordDay, onGone })
  return { owner: ownerOf(now), opened, isGone }
}
