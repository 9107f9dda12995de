import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { type LockFault, openDiary, type OpenDiary } from '../../access/diary.ts'
import type { DiaryClosing, LockTools } from '../../access/lockTools.ts'
import {
  isAppLocked,
  openSession,
  diaryOwner,
  type Session,
  type SessionStore,
} from '../../access/session.ts'
import { serviceStatus } from '../../account/service/serviceStatus.ts'
import { makeObservable, type Observable } from '../../device/observable.ts'
import { readChoice } from '../../device/storage.ts'
import { toStorageFault } from '../../local/storageFault.ts'
import { openDeviceDatabase, type DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import type { OpenFault } from '../../local/database/personDatabase.ts'
import { storageIsSilent } from '../../local/database/storageTimeout.ts'
import { openKeyring, type Keyring } from '../../local/lock/keyring.ts'
import { registerOpenPage } from '../../local/lock/openPages.ts'
import { sealingDevice } from '../../local/lock/sealedChoices.ts'
import type { StorageFault } from '../../local/tables.ts'
import { recordDay } from '../../records/recordDay.ts'
import { restoreChoices } from '../../settings/deviceChoices.ts'
import type { PageLockContext, PageLock } from './pageLock.ts'
import type { WaitingReason } from './startNotice.ts'

/** The app lock, as seen by one page. */
interface LockOfPage {
  keyring: Keyring
  closing: Observable<DiaryClosing | null>
  /** Registers an open diary, which is closed before the page releases the database. */
  opened: (diary: OpenDiary) => OpenDiary
  /** The rest of the lock's code: fetched if there is a lock, one is set, or another tab sends a message about one. */
  parts: () => Promise<PageLock>
  toolsFor: (diary: OpenDiary, session: SessionStore) => () => Promise<LockTools>
}

type LockWithDevice = LockOfPage & { device: DeviceDatabase }

function openLockOfPage({ here, raw }: Pick<PageLockContext, 'here' | 'raw'>): LockWithDevice {
  const keyring = openKeyring()
  const device = sealingDevice(raw, keyring)
  const closing = makeObservable<DiaryClosing | null>(null)
  const diaries = new Set<OpenDiary>()
  // Listens from the start: another tab may need exclusive access to the diary. [LOCK-14, LOCK-16]
  const channel = new BroadcastChannel('reprieve-lock')
  const parts = fetchedOnce(async () => {
    const { openPageLock } = await import('./pageLock.ts')
    return openPageLock({ here, raw, device, keyring, closing, diaries, channel })
  })
  channel.addEventListener('message', ({ data }) => {
    // If the code cannot be fetched this page stays as it is, and the other tab says that it is open.
    parts().then(
      ({ hear }) => hear(data),
      () => undefined,
    )
  })

  return {
    keyring,
    device,
    closing,
    parts,
    opened: (diary) => {
      diaries.add(diary)
      return {
        ...diary,
        close: () => {
          diaries.delete(diary)
          diary.close()
        },
      }
    },
    toolsFor: (diary, session) => fetchedOnce(async () => (await parts()).toolsFor(diary, session)),
  }
}

const AGAIN_MS = 3_000

function fetchedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let fetching: Promise<T> | null = null
  const fetch = (): Promise<T> =>
    load().catch((fault: unknown) => {
      // With a delay: React renders again before it gives up.
      setTimeout(() => (fetching = null), AGAIN_MS)
      throw fault
    })
  return () => (fetching ??= fetch())
}

export interface StartedApp {
  device: DeviceDatabase
  session: SessionStore
  lock: LockOfPage
  /** Opened before the first render: otherwise every screen would wait for it again. */
  first: OwnerDiary
}

/** The diary of an owner; null if the device has no owner. */
export interface OwnerDiary {
  owner: string
  opened: Result<OpenDiary | null, OpenFault | LockFault>
  /** Another tab has deleted or upgraded the diary. */
  isGone: Observable<boolean>
}

/** Identifies the diary's owner and whether the diary is locked; a renewed token does not change it. */
export const ownerKey = (session: Session): string =>
  JSON.stringify([diaryOwner(session), isAppLocked(session)])

/** Returns a fault if the browser's storage is disabled or does not answer: then there is no diary to open. */
export async function startApp(): Promise<Result<StartedApp, StorageFault>> {
  const stopTelling = storageIsSilent.subscribe(() => tellWaiting('storageSilent'))
  try {
    // Before anything is opened: another tab may be sealing the diary, which needs exclusive access. [LOCK-16]
    const here = await registerOpenPage(() => tellWaiting('elsewhere'))
    const raw = await finished(await openDeviceDatabase())
    const lock = openLockOfPage({ here, raw })
    const { device } = lock
    void leaveSmallStorage(device).catch(() => undefined)
    const [session] = await Promise.all([
      openSession(device),
      restoreChoices(device),
      serviceStatus.restore(device),
    ])
    if (isAppLocked(session.current())) await keyOfOtherTab(session, lock)
    return ok({ device, session, lock, first: await openOwnerDiary({ device, session, lock }) })
  } catch (error) {
    return err(toStorageFault(error) ?? 'storage-gone')
  } finally {
    stopTelling()
  }
}

/** Finishes the sealing or unsealing of a diary that a crash interrupted. [LOCK-8] */
async function finished(raw: DeviceDatabase): Promise<DeviceDatabase> {
  if (((await raw.choice('moving')) ?? null) === null) return raw
  // If the chunk cannot be fetched, the next start does it: one of the two copies is complete in any case.
  return import('../../local/lock/finishAtStart.ts').then(
    ({ finishAtStart }) => finishAtStart(raw),
    () => raw,
  )
}

function tellWaiting(why: WaitingReason): void {
  void import('./startNotice.ts').then(({ showStartNotice }) => showStartNotice(why)).catch(() => undefined)
}

/** If no other tab has the key, the person is asked to unlock. [LOCK-14] */
const keyOfOtherTab = (session: SessionStore, lock: LockOfPage): Promise<void> =>
  lock
    .parts()
    .then((parts) => parts.keyOfOtherTab(session))
    .catch(() => undefined)

/** Removes a name that an older app stored where nothing is ever deleted. Nobody waits for it. [ACC-35] */
async function leaveSmallStorage(device: DeviceDatabase): Promise<void> {
  if (readChoice('registered') === null) return
  const { makeRegisteredAccountStore } = await import('../../account/register/registeredAccount.ts')
  await makeRegisteredAccountStore(device).current()
}

export async function openOwnerDiary({
  device,
  session,
  lock,
}: Omit<StartedApp, 'first'>): Promise<OwnerDiary> {
  const now = session.current()
  const who = diaryOwner(now)
  const isGone = makeObservable(false)
  const onGone = (): void => isGone.become(true)
  const asked = { device, keyring: lock.keyring, dayOf: recordDay, onGone }
  const opened = who === null ? ok(null) : await openDiary({ ...asked, who })
  const diary = opened.ok && opened.value !== null ? ok(lock.opened(opened.value)) : opened
  return { owner: ownerKey(now), opened: diary, isGone }
}
