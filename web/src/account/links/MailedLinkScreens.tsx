import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import type { ReactNode } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { MailedLinkCard, LinkScreen, type LinkScreenProps } from './LinkScreen.tsx'
import {
  ContinueLink,
  EXPIRED_LINK_KINDS,
  type ExpiredLinkKind,
  ExpiredLinkRedirect,
  LogInLink,
  RequestNewLink,
} from './nextStepLinks.tsx'
import { type LinkStep, useMailedLink } from './useMailedLink.ts'

// The links that only need a press. One file, because the start of the app lists every file.

const activation = routeHooks(PATHS.activateUser)
const emailChange = routeHooks(PATHS.changeEmail)
const cancelling = routeHooks(PATHS.cancelDeletion)
const expired = routeHooks(PATHS.expiredLink)

interface PressedLinkProps<N extends CallName> extends Pick<LinkScreenProps, 'words' | 'whenExpired'> {
  call: N
  request: SentOf<N>
  /** By default the link to log-in. */
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
    <PressedLink
      call="core/verify-account"
      request={{ account_token: token }}
      words={words}
      whenExpired={<ExpiredLinkRedirect of="activation" />}
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
      onward={<ContinueLink />}
      whenExpired={<ExpiredLinkRedirect of="email" />}
    />
  )
}

/** D24: a deletion can be cancelled for a day. */
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
  return (
    <PressedLink
      call="core/cancel-deletion"
      request={{ deletion_token: token }}
      words={words}
      whenExpired={<ExpiredLinkRedirect of="deletion" />}
    />
  )
}

const EXPIRED: LinkStep = { step: 'expired' }

/** Expired mail links lead here, each with its own next step; so does an address without a kind. [ACC-61] */
export function ExpiredLinkScreen() {
  const { view } = expired.useSearch()
  const text = useText('account')
  return (
    <MailedLinkCard step={EXPIRED} title={text('linkExpired')}>
      <WayOn of={EXPIRED_LINK_KINDS.find((kind) => kind === view) ?? null} />
    </MailedLinkCard>
  )
}

function WayOn({ of }: { of: ExpiredLinkKind | null }) {
  const text = useText('account')
  switch (of) {
    case 'activation':
      // A user who logs in without activation is offered a new link there.
      return <RequestNewLink to="login" />
    case 'password':
      return <RequestNewLink to="forgotPassword" />
    case 'email':
      return <RequestNewLink to="profile" />
    case 'deletion':
      return (
        <>
          <p>{text('linkKeepExpired')}</p>
          <LogInLink />
        </>
      )
    case null:
      return (
        <>
          <RequestNewLink to="login" />
          <p className="account-links">
            <Link className="link" to={PATHS.forgotPassword}>
              {text('forgotPassword')}
            </Link>
          </p>
        </>
      )
  }
}
