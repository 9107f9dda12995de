import { Link } from '@tanstack/react-router'
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
