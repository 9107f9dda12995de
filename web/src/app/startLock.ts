import type { Closing, LockTools } from '../access/keysLock.ts'
import type { OpenDiary } from '../access/openDiary.ts'
import type { SessionStore } from '../access/session.ts'
import { watched, type Watched } from '../device/watched.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'
import { openKeyring, type Keyring } from '../local/lock/keyring.ts'
import { sealingDevice } from '../local/lock/sealedChoices.ts'
import type { LockedPage, LockParts } from './startLockParts.ts'

/** The app lock, as seen by one page. */
export interface LockOfPage {
  keyring: Keyring
  closing: Watched<Closing | null>
  /** Registers an open diary, which is closed before the page releases the database. */
  opened: (diary: OpenDiary) => OpenDiary
  /** The rest of the lock's code: fetched if there is a lock, one is set, or another tab sends a message about one. */
  parts: () => Promise<LockParts>
  toolsFor: (diary: OpenDiary, session: SessionStore) => () => Promise<LockTools>
}

type LockWithDevice = LockOfPage & { device: DeviceDatabase }

export function openLockOfPage({ here, raw }: Pick<LockedPage, 'here' | 'raw'>): LockWithDevice {
  const keyring = openKeyring()
  const device = sealingDevice(raw, keyring)
  const closing = watched<Closing | null>(null)
  const diaries = new Set<OpenDiary>()
  // Listens from the start: another tab may need exclusive access to the diary. [LOCK-14, LOCK-16]
  const channel = new BroadcastChannel('reprieve-lock')
  const parts = fetchedOnce(async () => {
    const { openLockParts } = await import('./startLockParts.ts')
    return openLockParts({ here, raw, device, keyring, closing, diaries, channel })
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
