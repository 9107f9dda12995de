import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef } from 'react'
import { HOME } from '../app/paths.ts'
import { useWords } from '../settings/words.tsx'
import { useActivation, type Activation } from './useActivation.ts'

interface Said {
  title: Key<'shell'>
  /** null: the server's own sentence stands here. */
  text: Key<'shell'> | null
  /** null: there is nothing more to press, and the way home is shown. */
  button: Key<'shell'> | null
}

const SAID: Record<Activation['step'], Said> = {
  ask: { title: 'activateTitle', text: 'activateText', button: 'activateButton' },
  sending: { title: 'activateTitle', text: 'activateText', button: 'activateSending' },
  done: { title: 'activatedTitle', text: 'activatedText', button: null },
  expired: { title: 'expiredTitle', text: 'expiredText', button: null },
  away: { title: 'activateFailedTitle', text: 'serverAway', button: 'retry' },
  refused: { title: 'activateFailedTitle', text: null, button: 'retry' },
}

const isOutcome = (step: Activation['step']): boolean => step !== 'ask' && step !== 'sending'

export function ActivateScreen({ token }: { token: string }) {
  const { language, text } = useWords()
  const { activation, activate } = useActivation(token, language)
  const said = SAID[activation.step]
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The pressed button may be gone now: without this the focus falls to the top of the page, unannounced.
    if (isOutcome(activation.step)) title.current?.focus()
  }, [activation])

  return (
    <section className="card narrow">
      <h1 ref={title} tabIndex={-1}>
        {text(said.title)}
      </h1>
      <p>{activation.step === 'refused' ? activation.message : said.text !== null && text(said.text)}</p>
      {said.button === null ? (
        <a className="button" href={HOME}>
          {text('goHome')}
        </a>
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
