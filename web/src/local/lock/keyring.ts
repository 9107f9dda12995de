import type { Keyring } from './lockState.ts'

export type { Keyring, LockState } from './lockState.ts'

export function openKeyring(): Keyring {
  let held: Keyring | null = null
  // Loaded only if there is a lock: other starts do not pay for it.
  const fetched = async (): Promise<Keyring> => {
    const { openHeldKeyring } = await import('./lockedStart.ts')
    held ??= openHeldKeyring()
    return held
  }
  return {
    stateOf: async (label) =>
      (label?.lock ?? null) === null ? { is: 'none' } : (await fetched()).stateOf(label),
    take: async (record, dek) => (await fetched()).take(record, dek),
    isOpen: () => held?.isOpen() === true,
    keyOf: (publicKey) => held?.keyOf(publicKey) ?? null,
  }
}
