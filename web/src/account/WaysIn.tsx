import { Link } from '@tanstack/react-router'
import { PATHS, type RouteSearch } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'

/** Under `emailInUse`: links to the two ways that the message names. */
export function EmailInUseLinks({ search = {} }: { search?: RouteSearch<'login'> }) {
  const text = useText('account')
  return (
    <p className="account-links">
      <Link className="link" to={PATHS.login} search={search}>
        {text('logIn')}
      </Link>
      <Link className="link" to={PATHS.forgotPassword}>
        {text('resetPassword')}
      </Link>
    </p>
  )
}
