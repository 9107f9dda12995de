import type { Codec } from '../codec.ts'
import type { DeviceChoiceName, DeviceDatabase } from '../database/deviceDatabase.ts'
import type { LockState } from './lockState.ts'
import { choiceFields, isSealed, type SealedName } from './sealedChoiceFields.ts'

// Encrypts and decrypts; a start without a lock needs neither. [LOCK-13]

const placeOf = (name: SealedName) => ({ table: 'choices', id: name })

type SealsBy = { is: 'none' | 'broken' | 'newer' } | { is: 'open' | 'closed'; codec: Codec }

/** The choices that a move writes with the label, encrypted by the lock that applies from then on. */
export async function sealOwnerChoices(
  device: Pick<DeviceDatabase, 'choice'>,
  codec: Codec | null,
): Promise<Partial<Record<DeviceChoiceName, unknown>>> {
  const [owner, registered] = [await device.choice('owner'), await device.choice('registered')]
  const lock: SealsBy = codec === null ? { is: 'none' } : { is: 'closed', codec }
  return {
    owner: await sealChoice('owner', owner, lock),
    registered: await sealChoice('registered', registered ?? null, lock),
  }
}

export const sealChoice = (name: SealedName, value: unknown, lock: SealsBy): Promise<unknown> =>
  name === 'owner' ? sealedOwner(value, lock) : sealedRegistered(value, lock)

export const unsealChoice = (name: SealedName, kept: unknown, lock: LockState): Promise<unknown> =>
  name === 'owner' ? openedOwner(kept, lock) : openedRegistered(kept, lock)

/** The user id stays readable, because it finds the diary; name and token do not. */
async function sealedOwner(owner: unknown, lock: SealsBy): Promise<unknown> {
  const { is, userId } = choiceFields(owner)
  if (lock.is === 'none' || is !== 'user') return owner
  return { is, userId, sealed: await codecOf(lock).encode(placeOf('owner'), owner) }
}

const sealedRegistered = async (value: unknown, lock: SealsBy): Promise<unknown> =>
  lock.is === 'none' || value === null
    ? value
    : { sealed: await codecOf(lock).encode(placeOf('registered'), value) }

/** A lock that cannot be read encrypts nothing, and is never treated as no lock. [LOCK-2] */
function codecOf(lock: SealsBy): Codec {
  if ('codec' in lock) return lock.codec
  throw new Error(`nothing is sealed by a lock that is ${lock.is}`)
}

async function openedOwner(kept: unknown, lock: LockState): Promise<unknown> {
  const { is, userId } = choiceFields(kept)
  // If it cannot be read: the user without a session, which a login restores.
  const unnamed = { is, userId, username: '', token: null }
  if (lock.is === 'none') return isSealed(kept) ? unnamed : kept
  if (lock.is !== 'open') return { ...(is === 'user' ? unnamed : { is }), isAppLocked: true }
  if (!isSealed(kept)) return kept
  const owner = choiceFields(await opened(lock.codec, 'owner', kept.sealed))
  return owner['is'] === 'user' && owner['userId'] === userId ? owner : unnamed
}

async function openedRegistered(kept: unknown, lock: LockState): Promise<unknown> {
  if (!isSealed(kept)) return kept
  return lock.is === 'open' ? opened(lock.codec, 'registered', kept.sealed) : undefined
}

async function opened(codec: Codec, name: SealedName, sealed: unknown): Promise<unknown> {
  const read = await codec.decode(placeOf(name), sealed)
  return read.ok ? read.value : undefined
}
