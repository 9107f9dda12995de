import type { Key } from '@reprieve/locales/words.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { registeredHere } from './registeredHere.ts'
import { useActivation, type Activation } from './useActivation.ts'

interface Said {
  title: Key<'shell'>
  /** null: it is not the same for everybody who reads it. */
  text: Key<'shell'> | null
  /** null: there is nothing more to press, and the way on is shown. */
  button: Key<'shell'> | null
}

const SAID: Record<Activation['step'], Said> = {
  ask: { title: 'activateTitle', text: 'activateText', button: 'activateButton' },
  sending: { title: 'activateTitle', text: 'activateText', button: 'activateSending' },
  done: { title: 'activatedTitle', text: null, button: null },
  expired: { title: 'expiredTitle', text: 'expiredText', button: null },
  away: { title: 'activateFailedTitle', text: 'serverAway', button: 'retry' },
  refused: { title: 'activateFailedTitle', text: null, button: 'retry' },
}

const isOutcome = (step: Activation['step']): boolean => step !== 'ask' && step !== 'sending'

const here = getRouteApi(PATHS.activateUser)

export function ActivateScreen() {
  const { token } = here.useParams()
  const { activation, activate } = useActivation(token)
  const said = SAID[activation.step]
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The pressed button may be gone now: without this the focus falls to the top of the page, unannounced.
    if (isOutcome(activation.step)) title.current?.focus()
  }, [activation])
  const text = useText()
  const account = useText('account')

  return (
    <section className="card narrow">
      <h1 ref={title} tabIndex={-1}>
        {text(said.title)}
      </h1>
      <p>{said.text === null ? ownWords(activation, account('activatedLogIn')) : text(said.text)}</p>
      {activation.step === 'done' && <LogInLink label={account('logIn')} />}
      {said.button === null ? (
        <Link className="button" to={PATHS.landing}>
          {text('goHome')}
        </Link>
      ) : (
        <button
          type="button"
          className="button primary"
          disabled={activation.step === 'sending'}
          onClick={() => void activate()}
        >
          {text(said.button)}
        </button>
      )}
    </section>
  )
}

const ownWords = (activation: Activation, done: string): string =>
  activation.step === 'refused' ? activation.message : done

/** To where the person was going when they were asked to register, if that was on this device. */
function LogInLink({ label }: { label: string }) {
  const redirect = registeredHere.current()?.redirect
  return (
    <Link className="button primary" to={PATHS.login} search={redirect === undefined ? {} : { redirect }}>
      {label}
    </Link>
  )
}
