import { Navigate } from '@tanstack/react-router'
import { PATHS } from '../../paths/paths.ts'

/** The kinds of mailed links for which the expired-link screen has a next step. */
export const EXPIRED_LINK_KINDS = ['activation', 'password', 'email', 'deletion'] as const

export type ExpiredLinkKind = (typeof EXPIRED_LINK_KINDS)[number]

/** Replaces the address: the link's token is no longer useful there. [ACC-61] */
export const ExpiredLinkRedirect = ({ of }: { of: ExpiredLinkKind }) => (
  <Navigate to={PATHS.expiredLink} search={{ view: of }} replace />
)
