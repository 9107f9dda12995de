import type { Key } from '@reprieve/locales/words.ts'
import { useRef } from 'react'
import { useText } from '../settings/words.tsx'
import { useReadiness, type ServerState } from './useReadiness.ts'

const SENTENCE: Record<ServerState, Key<'shell'>> = {
  checking: 'serverChecking',
  slow: 'serverSlow',
  ready: 'serverReady',
  'not-ready': 'serverNotReady',
  away: 'serverAway',
}

export function ServerCard() {
  const text = useText()
  const { state, ask } = useReadiness()
  const sentence = useRef<HTMLParagraphElement>(null)
  const retry = (): void => {
    // The button goes while the server is asked again; the focus moves to the words that will change.
    sentence.current?.focus()
    ask()
  }
  const failed = state === 'away' || state === 'not-ready'
  return (
    <section className="card">
      <h2>{text('serverHeading')}</h2>
      <p ref={sentence} tabIndex={-1} role="status" className="server-state" data-state={state}>
        {text(SENTENCE[state])}
      </p>
      {failed && (
        <button type="button" className="button primary" onClick={retry}>
          {text('retry')}
        </button>
      )}
    </section>
  )
}
