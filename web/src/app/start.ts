import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { openDiary, type LockFault, type OpenDiary } from '../access/openDiary.ts'
import { isAppLocked, openSession, whoOf, type Session, type SessionStore } from '../access/session.ts'
import { serviceTold } from '../account/serviceTold.ts'
import { readChoice } from '../device/storage.ts'
import { watched, type Watched } from '../device/watched.ts'
import { openDeviceDatabase, type DeviceDatabase } from '../local/deviceDatabase.ts'
import { comeHere } from '../local/lock/pages.ts'
import type { OpenFault } from '../local/personDatabase.ts'
import { storageFault } from '../local/reopen.ts'
import { storageIsSilent } from '../local/storageHealth.ts'
import type { StorageFault } from '../local/tables.ts'
import { recordDay } from '../records/recordDay.ts'
import { restoreChoices } from '../settings/deviceChoices.ts'
import { openLockOfPage, type LockOfPage } from './startLock.ts'
import type { WaitingReason } from './startWaiting.ts'

export interface StartedApp {
  device: DeviceDatabase
  session: SessionStore
  lock: LockOfPage
  /** Opened before anything is drawn: else every screen would wait for it once more. */
  first: OpenedFor
}

/** The diary of an owner; null for nobody's. */
export interface OpenedFor {
  owner: string
  opened: Result<OpenDiary | null, OpenFault | LockFault>
  /** Another tab has deleted or upgraded it. */
  isGone: Watched<boolean>
}

/** Whom a diary is opened for, and whether it can be read; a token that is renewed changes nothing of it. */
export const ownerOf = (session: Session): string => JSON.stringify([whoOf(session), isAppLocked(session)])

/** A fault where the browser's storage is switched off or does not answer: there is no diary to open, and that is said. */
export async function start(): Promise<Result<StartedApp, StorageFault>> {
  const stopTelling = storageIsSilent.subscribe(() => tellWaiting('storageSilent'))
  try {
    // Before anything is opened: another tab may be sealing the diary, and wants to be alone with it. [LOCK-16]
    const here = await comeHere(() => tellWaiting('elsewhere'))
    const raw = await finished(await openDeviceDatabase())
    const lock = openLockOfPage({ here, raw })
    const { device } = lock
    void leaveSmallStorage(device).catch(() => undefined)
    const [session] = await Promise.all([
      openSession(device),
      restoreChoices(device),
      serviceTold.restore(device),
    ])
    if (isAppLocked(session.current())) await keyOfOtherTab(session, lock)
    return ok({ device, session, lock, first: await openFor({ device, session, lock }) })
  } catch (error) {
    return err(storageFault(error) ?? 'storage-gone')
  } finally {
    stopTelling()
  }
}

/** What a crash has left of a diary that was being sealed, or opened. [LOCK-8] */
async function finished(raw: DeviceDatabase): Promise<DeviceDatabase> {
  if (((await raw.choice('moving')) ?? null) === null) return raw
  // Where its file is out of reach the next start does it: one of the two is whole in any case.
  return import('../local/lock/finishAtStart.ts').then(
    ({ finishAtStart }) => finishAtStart(raw),
    () => raw,
  )
}

function tellWaiting(why: WaitingReason): void {
  void import('./startWaiting.ts').then(({ showWaiting }) => showWaiting(why)).catch(() => undefined)
}

/** Where it cannot be asked for the person is. [LOCK-14] */
const keyOfOtherTab = (session: SessionStore, lock: LockOfPage): Promise<void> =>
  lock
    .parts()
    .then((parts) => parts.keyOfOtherTab(session))
    .catch(() => undefined)

/** A name that an older app kept where nothing is ever wiped. Nobody waits for it. [ACC-35] */
async function leaveSmallStorage(device: DeviceDatabase): Promise<void> {
  if (readChoice('registered') === null) return
  const { registeredHere } = await import('../account/registeredHere.ts')
  await registeredHere(device).current()
}

export async function openFor({ device, session, lock }: Omit<StartedApp, 'first'>): Promise<OpenedFor> {
  const now = session.current()
  const who = whoOf(now)
  const isGone = watched(false)
  const onGone = (): void => isGone.become(true)
  const asked = { device, keyring: lock.keyring, dayOf: recordDay, onGone }
  const opened = who === null ? ok(null) : await openDiary({ ...asked, who })
  const diary = opened.ok && opened.value !== null ? ok(lock.opened(opened.value)) : opened
  return { owner: ownerOf(now), opened: diary, isGone }
}
