import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import type { SessionStore } from '../access/session.ts'
import { PATHS } from '../paths/paths.ts'

/**
 * The device now belongs to a person without an account (D18). Only if it has no owner: an open page may not know yet
 * that a person signed in elsewhere, and would end their session without asking.
 */
export async function startWithoutAccount(session: Pick<SessionStore, 'change'>): Promise<void> {
  await session.change(({ is }) => (is === 'nobody' ? { is: 'anonymous' } : null))
}

/** The next screen: the one requested before, otherwise the intro. [ONB-11] */
export const pathAfterStart = (asked: string | undefined): string => safeRedirect(asked) ?? PATHS.intro
