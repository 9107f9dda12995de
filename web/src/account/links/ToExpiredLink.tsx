import { Navigate } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'

/** The kinds of mailed links that the screen of expired links knows a way on for. */
export const EXPIRED_LINKS = ['activation', 'password', 'email', 'deletion'] as const

export type ExpiredLinkKind = (typeof EXPIRED_LINKS)[number]

/** In the place of the link: its token is of no more use in the address. [ACC-61] */
export const ToExpiredLink = ({ of }: { of: ExpiredLinkKind }) => (
  <Navigate to={PATHS.expiredLink} search={{ view: of }} replace />
)
