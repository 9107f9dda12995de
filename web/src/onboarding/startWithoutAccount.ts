import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import type { SessionStore } from '../access/session.ts'
import { PATHS } from '../paths/paths.ts'

/**
 * The device becomes the one of somebody without an account (D18). Only where it is nobody's: a page that was left
 * open may not have heard that somebody signed in elsewhere, and would end their session unasked.
 */
export async function startWithoutAccount(session: Pick<SessionStore, 'change'>): Promise<void> {
  await session.change(({ is }) => (is === 'nobody' ? { is: 'anonymous' } : null))
}

/** Where it leads: to what was asked for before, else to the intro. [ONB-11] */
export const pathAfterStart = (asked: string | undefined): string => safeRedirect(asked) ?? PATHS.intro
