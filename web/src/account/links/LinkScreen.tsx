import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { EmailInUseLinks } from '../FormTrouble.tsx'
import { isLinkOutcome, type LinkStep } from './useMailedLink.ts'
import '../account.css'

interface LinkWords {
  title: string
  text: string
  button: string
  /** The button's label while it works. */
  busy: string
  /** The heading of an error. */
  failed: string
  done: string
  doneText: string
  /** The heading for an expired link; by default "This link has expired". */
  expired?: string
}

export interface LinkScreenProps {
  step: LinkStep
  words: LinkWords
  onPress: () => void
  /** The next step after success. */
  onward: ReactNode
  /** What to do about an expired link. */
  whenExpired: ReactNode
}

/** A mailed link: the action of its button, and the result. */
export function LinkScreen({ step, words, onPress, onward, whenExpired }: LinkScreenProps) {
  return (
    <MailedLinkCard step={step} title={useTitleOf(step, words)}>
      <Inside step={step} words={words} onPress={onPress} onward={onward} whenExpired={whenExpired} />
    </MailedLinkCard>
  )
}

interface LinkCardProps {
  step: LinkStep
  title: string
  children: ReactNode
}

export function MailedLinkCard({ step, title, children }: LinkCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The pressed button may be gone: otherwise the focus would silently jump to the top of the page.
    if (isLinkOutcome(step)) heading.current?.focus()
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
          <EmailInUseLinks />
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

/** The link is not used up: the same one can be tried again. */
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
