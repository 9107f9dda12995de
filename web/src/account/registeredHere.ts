import { isSameName } from '@reprieve/domain/account/registration.ts'
import { keepChoice, readChoice } from '../device/storage.ts'

const NAME = 'registered'

/** The account that was made on this device and has not been signed in to yet. */
export interface Registered {
  username: string
  /** Where the person was going when they were asked to register. */
  redirect?: string
  /** The diary that was open on the device then; none for a visitor. */
  diary?: string
}

export interface RegisteredHere {
  current: () => Registered | null
  keep: (registered: Registered) => void
  forget: () => void
}

/** Until the first sign-in, which may come after a mail was read, days later. */
export const registeredHere: RegisteredHere = {
  current: () => registeredFrom(readChoice(NAME)),
  keep: (registered) => keepChoice(NAME, JSON.stringify(registered)),
  forget: () => keepChoice(NAME, null),
}

export function registeredFrom(kept: string | null): Registered | null {
  try {
    const { username, redirect, diary } = JSON.parse(kept ?? '{}') as Record<string, unknown>
    if (typeof username !== 'string') return null
    return {
      username,
      ...(typeof redirect === 'string' && { redirect }),
      ...(typeof diary === 'string' && { diary }),
    }
  } catch {
    return null
  }
}

/** Whether this diary is that of who made the account: one that was begun later may be somebody else's. [ACC-11] */
export const isOf = (
  registered: Registered | null,
  { username, diary }: { username: string; diary: string | null },
): boolean => registered !== null && registered.diary === diary && isSameName(registered.username, username)
