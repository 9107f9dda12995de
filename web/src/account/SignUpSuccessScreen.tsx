import { getRouteApi, Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { RefusedInvitation } from './RefusedInvitation.tsx'

const here = getRouteApi(PATHS.signUpSuccess)

export function SignUpSuccessScreen() {
  const search = here.useSearch()
  const text = useText('account')
  return (
    <section className="card narrow">
      <h1>{text('checkMail')}</h1>
      <p>{text('signUpSuccess')}</p>
      <p>{text('checkMailHint')}</p>
      <RefusedInvitation />
      <Link className="button primary" to={PATHS.login} search={search}>
        {text('logIn')}
      </Link>
      {/* Who logs in without having read the mail is offered a new one there. */}
      <Link className="link" to={PATHS.login} search={search}>
        {text('requestNewLink')}
      </Link>
    </section>
  )
}
