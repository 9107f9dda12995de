import { Link } from '../../navigation/Link.tsx'
import { useLocation } from '../../navigation/useRouter.ts'
import { useText } from '../../text/useText.tsx'
import { PATHS } from '../../paths/paths.ts'
import { ScreenCard } from '../frame/ScreenHeading.tsx'

/** D18: shown when a person without an account opens a screen that needs the server. Leads back here afterwards. */
export function AskForAccount() {
  const text = useText()
  const account = useText('account')
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <ScreenCard>
      <h2>{text('askAccountTitle')}</h2>
      <p>{text('askAccountText')}</p>
      <Link className="button primary" to={PATHS.register} search={{ redirect }}>
        {account('register')}
      </Link>
      <Link className="button" to={PATHS.login} search={{ redirect }}>
        {account('logIn')}
      </Link>
    </ScreenCard>
  )
}
