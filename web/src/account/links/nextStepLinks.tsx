import { useEffect, useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { Link } from '../../navigation/Link.tsx'
import { Navigate } from '../../navigation/Navigate.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { makeRegisteredAccountStore, type RegisteredAccount } from '../register/registeredAccount.ts'

/** Only the newest link works: where to request a new one. */
export function RequestNewLink({ to }: { to: 'login' | 'forgotPassword' | 'profile' }) {
  const text = useText('account')
  return (
    <>
      <p>{text('linkOnlyNewest')}</p>
      <Link className="button primary" to={PATHS[to]} search={to === 'profile' ? { section: 'account' } : {}}>
        {text(to === 'login' ? 'newLinkByLogIn' : 'requestNewLink')}
      </Link>
    </>
  )
}

/** Leads to where the person was going when they registered, if that was on this device. */
export function LogInLink() {
  const text = useText('account')
  const registered = useRegistered()
  // Not shown until its target is known: it would be pressed too early.
  if (registered === undefined) return null
  const redirect = registered?.redirect
  return (
    <Link className="button primary" to={PATHS.login} search={redirect === undefined ? {} : { redirect }}>
      {text('logIn')}
    </Link>
  )
}

/** Undefined until the device has answered. */
function useRegistered(): RegisteredAccount | null | undefined {
  const device = useDevice()
  const [registered, setRegistered] = useState<RegisteredAccount | null>()
  useEffect(() => {
    let isWanted = true
    void makeRegisteredAccountStore(device)
      .current()
      .then((told) => isWanted && setRegistered(told))
    return () => {
      isWanted = false
    }
  }, [device])
  return registered
}

/** To the diary if logged in, otherwise to log-in. */
export function ContinueLink() {
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const shell = useText()
  if (!isSignedIn) return <LogInLink />
  return (
    <Link className="button primary" to={PATHS.home}>
      {shell('backHome')}
    </Link>
  )
}

/** The kinds of mailed links for which the expired-link screen has a next step. */
export const EXPIRED_LINK_KINDS = ['activation', 'password', 'email', 'deletion'] as const

export type ExpiredLinkKind = (typeof EXPIRED_LINK_KINDS)[number]

/** Replaces the address: the link's token is no longer useful there. [ACC-61] */
export const ExpiredLinkRedirect = ({ of }: { of: ExpiredLinkKind }) => (
  <Navigate to={PATHS.expiredLink} search={{ view: of }} replace />
)
