import type { DeviceChoiceName, DeviceDatabase, DiaryOwner } from '../database/deviceDatabase.ts'
import type { Keyring, LockState } from './keyring.ts'
import { choiceFields, isSealed, type SealedName } from './sealedChoiceFields.ts'

// The owner of the device (name, address, token) and the account created here are stored beside the diary and encrypted
// with it: with the token, a stolen copy of the device could read the whole diary from the server. [LOCK-13]

/** The device database for the app: encrypts these choices on write, and decrypts them if the key is available. */
export function sealingDevice(device: DeviceDatabase, keyring: Keyring): DeviceDatabase {
  const lockOf = async (who: DiaryOwner | null): Promise<LockState> =>
    keyring.stateOf(who && (await device.labelOf(who)))
  /** The lock of the owner's diary: the given owner, or the stored one. */
  const lockBy = async (name: SealedName, value: unknown): Promise<LockState> =>
    lockOf(whoIn(name === 'owner' ? value : await device.choice('owner')))

  // If the chunk that encrypts cannot be loaded, nothing is written: values are unencrypted only without a lock.
  const sealed = async (name: SealedName, value: unknown, lock: LockState): Promise<unknown> =>
    lock.is === 'none' ? value : (await import('./lockedStart.ts')).sealChoice(name, value, lock)
  return {
    ...device,
    choice: async (name) => {
      const kept = await device.choice(name)
      if (!isOfOwner(name)) return kept
      const lock = await lockBy(name, kept)
      if (lock.is === 'none' && !isSealed(kept)) return kept
      return (await import('./lockedStart.ts')).unsealChoice(name, kept, lock)
    },
    choose: async (name, value) =>
      device.choose(name, isOfOwner(name) ? await sealed(name, value, await lockBy(name, value)) : value),
    // The lock moves with the diary, so the new owner is encrypted by it in the same transaction.
    giveAnonymousTo: async (userId, owner) =>
      device.giveAnonymousTo(userId, await sealed('owner', owner, await lockOf({ is: 'anonymous' }))),
  }
}

const isOfOwner = (name: DeviceChoiceName): name is SealedName => name === 'owner' || name === 'registered'

function whoIn(owner: unknown): DiaryOwner | null {
  const { is, userId } = choiceFields(owner)
  if (is === 'anonymous') return { is }
  return is === 'user' && Number.isSafeInteger(userId) ? { is, id: String(userId) } : null
}
