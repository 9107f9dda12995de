import { isSameName } from '@reprieve/domain/account/registration.ts'
import { storeChoice, readChoice } from '../../device/storage.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'

const NAME = 'registered'

/** The account that was created on this device and not logged in to yet. */
export interface RegisteredAccount {
  username: string
  /** Where the person was going when they registered. */
  redirect?: string
  /** The diary that was open on the device then; missing for a visitor. */
  diary?: string
}

export interface RegisteredAccountStore {
  current: () => Promise<RegisteredAccount | null>
  keep: (registered: RegisteredAccount) => Promise<void>
  forget: () => Promise<void>
}

/** The place older apps used, which wiping the device does not clear. */
const SMALL_STORAGE = {
  read: (): string | null => readChoice(NAME),
  drop: (): void => storeChoice(NAME, null),
}

/**
 * Stored until the first log-in, which may come days later, after the mail is read. If the device cannot store it,
 * log-in still works, and the user is asked. [ACC-11]
 */
export function makeRegisteredAccountStore(
  device: Pick<DeviceDatabase, 'choice' | 'choose'>,
  old = SMALL_STORAGE,
): RegisteredAccountStore {
  /** Removed from the old place only after it is stored in the new one. [ACC-35] */
  const move = async (): Promise<void> => {
    const left = old.read()
    if (left === null) return
    const registered = parseRegisteredAccount(parsed(left))
    if (registered !== null) await device.choose(NAME, registered)
    old.drop()
  }
  const quietly = <T>(act: () => Promise<T>): Promise<T | null> => act().catch(() => null)
  return {
    current: () =>
      quietly(async () => {
        await move()
        return parseRegisteredAccount(await device.choice(NAME))
      }),
    keep: async (registered) => {
      old.drop()
      await quietly(() => device.choose(NAME, registered))
    },
    forget: async () => {
      old.drop()
      await quietly(() => device.choose(NAME, null))
    },
  }
}

export function parseRegisteredAccount(kept: unknown): RegisteredAccount | null {
  const { username, redirect, diary } = (kept ?? {}) as Record<string, unknown>
  if (typeof username !== 'string') return null
  return {
    username,
    ...(typeof redirect === 'string' && { redirect }),
    ...(typeof diary === 'string' && { diary }),
  }
}

function parsed(left: string): unknown {
  try {
    return JSON.parse(left)
  } catch {
    return null
  }
}

/**
 * Whether this diary belongs to the user who created the account: one started later may be another person's. [ACC-11]
 */
export const isDiaryOfRegistered = (
  registered: RegisteredAccount | null,
  { username, diary }: { username: string; diary: string | null },
): boolean => registered !== null && registered.diary === diary && isSameName(registered.username, username)
