import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import '../account.css'
import { WaysIn } from '../WaysIn.tsx'
import { isOutcome, type LinkStep } from './linkStep.ts'

interface LinkWords {
  title: string
  text: string
  button: string
  /** On the button while it is at work. */
  busy: string
  /** Above what went wrong. */
  failed: string
  done: string
  doneText: string
  /** Over a link that no longer works; "This link has expired" where there is nothing better to say. */
  expired?: string
}

export interface LinkScreenProps {
  step: LinkStep
  words: LinkWords
  onPress: () => void
  /** The way on when it is done. */
  onward: ReactNode
  /** What can be done about a link that no longer works. */
  whenExpired: ReactNode
}

/** A link out of a mail: what its button does, and what came of it. */
export function LinkScreen({ step, words, onPress, onward, whenExpired }: LinkScreenProps) {
  return (
    <LinkCard step={step} title={useTitleOf(step, words)}>
      <Inside step={step} words={words} onPress={onPress} onward={onward} whenExpired={whenExpired} />
    </LinkCard>
  )
}

interface LinkCardProps {
  step: LinkStep
  title: string
  children: ReactNode
}

export function LinkCard({ step, title, children }: LinkCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The pressed button may be gone now: without this the focus falls to the top of the page, unannounced.
    if (isOutcome(step)) heading.current?.focus()
  }, [step])
  return (
    <section className="card narrow account">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  )
}

function useTitleOf({ step }: LinkStep, words: LinkWords): string {
  const text = useText('account')
  const titles: Partial<Record<LinkStep['step'], string>> = {
    ask: words.title,
    sending: words.title,
    done: words.done,
    expired: words.expired ?? text('linkExpired'),
  }
  return titles[step] ?? words.failed
}

function Inside({ step, words, onPress, onward, whenExpired }: LinkScreenProps) {
  const text = useText('account')
  switch (step.step) {
    case 'ask':
    case 'sending':
      return (
        <>
          <p>{words.text}</p>
          <Button
            kind="primary"
            label={words.button}
            busyLabel={words.busy}
            isBusy={step.step === 'sending'}
            onPress={onPress}
          />
        </>
      )
    case 'done':
      return (
        <>
          <p>{words.doneText}</p>
          {onward}
        </>
      )
    case 'expired':
      return whenExpired
    case 'address-taken':
      return (
        <>
          <Note kind="warn">{text('emailInUse')}</Note>
          <WaysIn />
        </>
      )
    case 'away':
    case 'refused':
      return <LinkTrouble step={step} onRetry={onPress} />
  }
}

interface LinkTroubleProps {
  step: Extract<LinkStep, { step: 'away' | 'refused' }>
  onRetry: () => void
}

/** Nothing is used up by it: the same link is tried again. */
export function LinkTrouble({ step, onRetry }: LinkTroubleProps) {
  const shell = useText()
  const common = useText('common')
  return (
    <>
      <p>{step.step === 'away' ? shell('serverAway') : step.message}</p>
      <Button kind="primary" label={common('retry')} onPress={onRetry} />
    </>
  )
}
