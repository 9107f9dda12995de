import { Link } from '@tanstack/react-router'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { registeredHere } from '../registeredHere.ts'

/** Only the newest link works: where one is asked for anew. */
export function NewLink({ to }: { to: 'login' | 'forgotPassword' | 'profile' }) {
  const text = useText('account')
  return (
    <>
      <p>{text('linkOnlyNewest')}</p>
      <Link className="button primary" to={PATHS[to]} search={to === 'profile' ? { section: 'account' } : {}}>
        {text('requestNewLink')}
      </Link>
    </>
  )
}

/** To where the person was going when they were asked to register, if that was on this device. */
export function LogInLink() {
  const text = useText('account')
  const redirect = registeredHere.current()?.redirect
  return (
    <Link className="button primary" to={PATHS.login} search={redirect === undefined ? {} : { redirect }}>
      {text('logIn')}
    </Link>
  )
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
