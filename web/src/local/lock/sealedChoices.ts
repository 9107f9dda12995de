import type { Codec } from '../codec.ts'
import type { Choice, DeviceDatabase, Who } from '../deviceDatabase.ts'
import type { Keyring, LockState } from './keyring.ts'

// Whose device it is (name, address, token) and the account that was made here lie beside the diary and are sealed with it:
// with the token a copied device would read the whole diary from the server. [LOCK-13]

type SealedName = 'owner' | 'registered'

const placeOf = (name: SealedName) => ({ table: 'choices', id: name })

const NO_LOCK: LockState = { is: 'none' }

/** The device as the app sees it: what is sealed there is read by who has the key, and written by everybody. */
export function sealingDevice(device: DeviceDatabase, keyring: Keyring): DeviceDatabase {
  const lockOf = async (who: Who | null): Promise<LockState> =>
    who === null ? NO_LOCK : keyring.stateOf(await device.labelOf(who))
  const lockNow = async (): Promise<LockState> => lockOf(whoIn(await device.choice('owner')))

  const readOwner = async (): Promise<unknown> => {
    const kept = await device.choice('owner')
    return openedOwner(kept, await lockOf(whoIn(kept)))
  }
  const readRegistered = async (): Promise<unknown> => {
    const kept = await device.choice('registered')
    if (!isSealed(kept)) return kept
    const lock = await lockNow()
    return lock.is === 'open' ? opened(lock.codec, 'registered', kept.sealed) : undefined
  }
  return {
    ...device,
    choice: (name) => {
      if (name === 'owner') return readOwner()
      return name === 'registered' ? readRegistered() : device.choice(name)
    },
    choose: async (name, value) => {
      if (name === 'owner') return device.choose(name, await sealedOwner(value, await lockOf(whoIn(value))))
      if (name !== 'registered') return device.choose(name, value)
      return device.choose(name, await sealedRegistered(value, await lockNow()))
    },
    // The lock goes along with the diary, and so its owner is sealed by it in the same transaction.
    giveAnonymousTo: async (userId, owner) =>
      device.giveAnonymousTo(userId, await sealedOwner(owner, await lockOf({ is: 'anonymous' }))),
  }
}

/** What a pass writes together with the label: the same, sealed by the lock that holds from then on. */
export async function choicesUnder(
  device: Pick<DeviceDatabase, 'choice'>,
  codec: Codec | null,
): Promise<Partial<Record<Choice, unknown>>> {
  const [owner, registered] = [await device.choice('owner'), await device.choice('registered')]
  const lock = codec === null ? NO_LOCK : { is: 'closed' as const, codec }
  return {
    owner: await sealedOwner(owner, lock),
    registered: await sealedRegistered(registered ?? null, lock),
  }
}

type SealsBy = { is: 'none' | 'broken' | 'newer' } | { is: 'open' | 'closed'; codec: Codec }

/** Whose it is stays readable, since their diary is to be found; who that is does not. */
async function sealedOwner(owner: unknown, lock: SealsBy): Promise<unknown> {
  const { is, userId } = fieldsOf(owner)
  if (!('codec' in lock) || is !== 'user') return owner
  return { is, userId, sealed: await lock.codec.encode(placeOf('owner'), owner) }
}

const sealedRegistered = async (value: unknown, lock: SealsBy): Promise<unknown> =>
  'codec' in lock && value !== null
    ? { sealed: await lock.codec.encode(placeOf('registered'), value) }
    : value

async function openedOwner(kept: unknown, lock: LockState): Promise<unknown> {
  const { is, userId } = fieldsOf(kept)
  // Where it cannot be read: theirs without a session, which a log in brings again.
  const unnamed = { is, userId, username: '', token: null }
  if (lock.is === 'none') return isSealed(kept) ? unnamed : kept
  if (lock.is !== 'open') return { ...(is === 'user' ? unnamed : { is }), isAppLocked: true }
  if (!isSealed(kept)) return kept
  const owner = fieldsOf(await opened(lock.codec, 'owner', kept.sealed))
  return owner['is'] === 'user' && owner['userId'] === userId ? owner : unnamed
}

async function opened(codec: Codec, name: SealedName, sealed: unknown): Promise<unknown> {
  const read = await codec.decode(placeOf(name), sealed)
  return read.ok ? read.value : undefined
}

function whoIn(owner: unknown): Who | null {
  const { is, userId } = fieldsOf(owner)
  if (is === 'anonymous') return { is }
  return is === 'user' && Number.isSafeInteger(userId) ? { is, id: String(userId) } : null
}

const isSealed = (kept: unknown): kept is { sealed: Uint8Array } =>
  fieldsOf(kept)['sealed'] instanceof Uint8Array

const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
