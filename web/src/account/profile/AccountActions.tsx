import { Link } from '../../navigation/Link.tsx'
import { useLocation } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'

/** The two ways to leave this device, each with its consequences. */
export function DeviceSection({ hasAccount }: { hasAccount: boolean }) {
  const text = useText('profile')
  const account = useText('account')
  return (
    <div className="profile-part">
      <p>{text(hasAccount ? 'deleteHereWithAccount' : 'deleteHereNoAccount')}</p>
      <Link className="button" to={PATHS.logout}>
        {text('deleteHere')}
      </Link>
      {hasAccount && (
        <>
          <p>{text('deleteAccountAbout')}</p>
          <Link className="button danger" to={PATHS.deleteAccount}>
            {account('deleteAccount')}
          </Link>
        </>
      )}
    </div>
  )
}

/** Replaces content that needs an account. Returns here after sign-up or log-in. */
export function AccountRequired({ why }: { why?: string }) {
  const shell = useText()
  const account = useText('account')
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <div className="profile-part">
      <p>{why ?? shell('askAccountText')}</p>
      <div className="profile-ways">
        <Link className="button primary" to={PATHS.register} search={{ redirect }}>
          {account('register')}
        </Link>
        <Link className="button" to={PATHS.login} search={{ redirect }}>
          {account('logIn')}
        </Link>
      </div>
    </div>
  )
}
