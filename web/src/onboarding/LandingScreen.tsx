import { useState } from 'react'
import { useSessionStore } from '../access/session.ts'
import { InvitedHead } from '../institutions/InvitedHead.tsx'
import { useInstitution } from '../institutions/useInstitution.ts'
import { Link } from '../navigation/Link.tsx'
import { routeHooks, useNavigate, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Swell } from '../ui/scale/Swell.tsx'
import { pathAfterStart, startWithoutAccount } from './startWithoutAccount.ts'
import './landing.css'

/** Some weeks in which pain decreases. */
const PAIN = [5, 7, 8, 9, 8, 9, 7, 6, 6, 4, 3, 3, 2]
const SCORES = [4, 3, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8]

const here = routeHooks(PATHS.landing)

export function LandingScreen() {
  const { institution, activation_code: activationCode } = here.useSearch()
  const invited = useInstitution(institution)
  // On an institution's image all text is on a card.
  const isInvited = invited.institution.is === 'known'
  const { isRefused, start } = useStartWithoutAccount()
  const text = useText()
  const onboarding = useText('onboarding')
  const account = useText('account')
  return (
    <div className="landing">
      {isInvited ? (
        <InvitedHead invited={invited} activationCode={activationCode} />
      ) : (
        <Swell pain={PAIN} scores={SCORES} />
      )}
      <section className={isInvited ? 'card landing-words' : 'landing-words'}>
        {!isInvited && <InvitedHead invited={invited} activationCode={activationCode} />}
        <h1 className="headline">
          <span>{text('headlineDescribe')}</span> <span>{text('headlineStart')}</span>
        </h1>
        <p className="lead">{text('about')}</p>
        <div className="landing-ways">
          <Button kind="primary" label={onboarding('startWithoutAccount')} onPress={() => void start()} />
          <div role="alert">{isRefused && <Note kind="warn">{onboarding('notKept')}</Note>}</div>
          <div className="landing-account">
            <Link className="button" to={PATHS.login} search={true}>
              {account('logIn')}
            </Link>
            <Link className="button" to={PATHS.register} search={true}>
              {account('register')}
            </Link>
          </div>
        </div>
        <p className="landing-promise">
          <Icon name="lock" />
          <span>{onboarding('worksWithout')}</span>
        </p>
      </section>
    </div>
  )
}

/** Fails if the browser cannot store it. */
function useStartWithoutAccount() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const search = useSearch()
  const [isRefused, setRefused] = useState(false)

  /** The guard redirects a device with an owner from here to the requested screen: the same target as this one. */
  const ask = (redirect: string | undefined): Promise<void> =>
    navigate({ to: PATHS.landing, search: { ...search, redirect }, replace: true })

  const start = async (): Promise<void> => {
    setRefused(false)
    const wanted = pathAfterStart(search.redirect)
    try {
      await ask(wanted)
      await startWithoutAccount(session)
      await navigate({ href: wanted, replace: true })
    } catch {
      await ask(search.redirect)
      setRefused(true)
    }
  }
  return { isRefused, start }
}
