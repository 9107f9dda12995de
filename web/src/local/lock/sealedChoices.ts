import type { Choice, DeviceDatabase, DiaryOwner } from '../deviceDatabase.ts'
import type { Keyring, LockState } from './keyring.ts'
import { fieldsOf, isSealed, type SealedName } from './sealedFields.ts'

// Whose device it is (name, address, token) and the account that was made here lie beside the diary and are sealed with it:
// with the token a copied device would read the whole diary from the server. [LOCK-13]

/** The device as the app sees it: what is sealed there is read by who has the key, and written by everybody. */
export function sealingDevice(device: DeviceDatabase, keyring: Keyring): DeviceDatabase {
  const lockOf = async (who: DiaryOwner | null): Promise<LockState> =>
    keyring.stateOf(who && (await device.labelOf(who)))
  /** By that of its owner: the one that is given, or the one who is kept. */
  const lockBy = async (name: SealedName, value: unknown): Promise<LockState> =>
    lockOf(whoIn(name === 'owner' ? value : await device.choice('owner')))

  // Where the file that seals cannot be fetched nothing is written: it goes in the clear only where there is no lock.
  const sealed = async (name: SealedName, value: unknown, lock: LockState): Promise<unknown> =>
    lock.is === 'none' ? value : (await import('./readLock.ts')).sealedUnder(name, value, lock)
  return {
    ...device,
    choice: async (name) => {
      const kept = await device.choice(name)
      if (!isOfOwner(name)) return kept
      const lock = await lockBy(name, kept)
      if (lock.is === 'none' && !isSealed(kept)) return kept
      return (await import('./readLock.ts')).openedUnder(name, kept, lock)
    },
    choose: async (name, value) =>
      device.choose(name, isOfOwner(name) ? await sealed(name, value, await lockBy(name, value)) : value),
    // The lock goes along with the diary, and so its owner is sealed by it in the same transaction.
    giveAnonymousTo: async (userId, owner) =>
      device.giveAnonymousTo(userId, await sealed('owner', owner, await lockOf({ is: 'anonymous' }))),
  }
}

const isOfOwner = (name: Choice): name is SealedName => name === 'owner' || name === 'registered'

function whoIn(owner: unknown): DiaryOwner | null {
  const { is, userId } = fieldsOf(owner)
  if (is === 'anonymous') return { is }
  return is === 'user' && Number.isSafeInteger(userId) ? { is, id: String(userId) } : null
}
