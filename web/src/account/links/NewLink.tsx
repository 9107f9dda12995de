import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stateOf } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useSession } from '../../access/useSession.ts'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { registeredHere, type Registered } from '../registeredHere.ts'

/** Only the newest link works: where one is asked for anew. */
export function NewLink({ to }: { to: 'login' | 'forgotPassword' | 'profile' }) {
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

/** To where the person was going when they were asked to register, if that was on this device. */
export function LogInLink() {
  const text = useText('account')
  const registered = useRegistered()
  // A link that leads elsewhere a moment later would be pressed too early.
  if (registered === undefined) return null
  const redirect = registered?.redirect
  return (
    <Link className="button primary" to={PATHS.login} search={redirect === undefined ? {} : { redirect }}>
      {text('logIn')}
    </Link>
  )
}

/** Undefined until the device has told. */
function useRegistered(): Registered | null | undefined {
  const device = useDevice()
  const [registered, setRegistered] = useState<Registered | null>()
  useEffect(() => {
    let isWanted = true
    void registeredHere(device)
      .current()
      .then((told) => isWanted && setRegistered(told))
    return () => {
      isWanted = false
    }
  }, [device])
  return registered
}

/** Into the diary for who is in it already, else to the sign-in. */
export function OnwardLink() {
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const shell = useText()
  if (!isSignedIn) return <LogInLink />
  return (
    <Link className="button primary" to={PATHS.home}>
      {shell('backHome')}
    </Link>
  )
}
