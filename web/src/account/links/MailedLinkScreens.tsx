import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { LinkScreen, type LinkScreenProps } from './LinkScreen.tsx'
import { LogInLink, NewLink, OnwardLink } from './NewLink.tsx'
import { useMailedLink } from './useMailedLink.ts'

// The links that need nothing but a press. One file, because the start of the app names every file there is.

const activation = getRouteApi(PATHS.activateUser)
const emailChange = getRouteApi(PATHS.changeEmail)
const cancelling = getRouteApi(PATHS.cancelDeletion)

interface PressedLinkProps<N extends CallName> extends Pick<LinkScreenProps, 'words' | 'whenExpired'> {
  call: N
  request: SentOf<N>
  /** To the sign-in where nothing else is said. */
  onward?: ReactNode
}

function PressedLink<N extends CallName>(props: PressedLinkProps<N>) {
  const { call, request, words, onward = <LogInLink />, whenExpired } = props
  const { step, press } = useMailedLink(call, request)
  return <LinkScreen step={step} words={words} onPress={press} onward={onward} whenExpired={whenExpired} />
}

export function ActivateScreen() {
  const { token } = activation.useParams()
  const shell = useText()
  const text = useText('account')
  const words = {
    title: shell('activateTitle'),
    text: shell('activateText'),
    button: shell('activateButton'),
    busy: shell('activateSending'),
    failed: shell('activateFailedTitle'),
    done: shell('activatedTitle'),
    doneText: text('activatedLogIn'),
  }
  return (
    // Who logs in without having been activated is offered a new link there.
    <PressedLink
      call="core/verify-account"
      request={{ account_token: token }}
      words={words}
      whenExpired={<NewLink to="login" />}
    />
  )
}

export function ChangeEmailScreen() {
  const { token } = emailChange.useParams()
  const text = useText('account')
  const words = {
    title: text('verifyEmail'),
    text: text('linkEmailText'),
    button: text('verifyEmail'),
    busy: text('linkConfirming'),
    failed: text('linkEmailFailed'),
    done: text('linkEmailDone'),
    doneText: text('linkEmailDoneText'),
  }
  return (
    <PressedLink
      call="core/verify-email"
      request={{ email_token: token }}
      words={words}
      onward={<OnwardLink />}
      whenExpired={<NewLink to="profile" />}
    />
  )
}

/** D24: for a day a deletion can be taken back. */
export function CancelDeletionScreen() {
  const { token } = cancelling.useParams()
  const text = useText('account')
  const words = {
    title: text('cancelDeletion'),
    text: text('linkKeepText'),
    button: text('cancelDeletion'),
    busy: text('linkKeeping'),
    failed: text('linkKeepFailed'),
    done: text('linkKept'),
    doneText: text('linkKeptText'),
  }
  const whenExpired = (
    <>
      <p>{text('linkKeepExpired')}</p>
      <LogInLink />
    </>
  )
  return (
    <PressedLink
      call="core/cancel-deletion"
      request={{ deletion_token: token }}
      words={words}
      whenExpired={whenExpired}
    />
  )
}

/** Of a link that is not known to be of one kind or the other: both ways to a new one. */
export function ExpiredLinkScreen() {
  const text = useText('account')
  return (
    <section className="card narrow account">
      <h1>{text('linkExpired')}</h1>
      <NewLink to="login" />
      <p className="account-links">
        <Link className="link" to={PATHS.forgotPassword}>
          {text('forgotPassword')}
        </Link>
      </p>
    </section>
  )
}
