import { Link } from '../navigation/Link.tsx'
import { useLocation } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'

/** The server makes reports for accounts only; a sample shows what they are. Returns here after sign-up or log-in. */
export function ReportsWithoutAccount() {
  const text = useText('reports')
  const account = useText('account')
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <EmptyState title={text('registerPrompt')}>
      <Link className="button primary" to={PATHS.register} search={{ redirect }}>
        {account('register')}
      </Link>
      <Link className="button" to={PATHS.login} search={{ redirect }}>
        {account('logIn')}
      </Link>
      <Link className="button text" to={PATHS.reportSample}>
        {text('viewSample')}
      </Link>
    </EmptyState>
  )
}
