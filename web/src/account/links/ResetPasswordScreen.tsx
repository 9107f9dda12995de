import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { MailedLinkCard, LinkTrouble } from './LinkScreen.tsx'
import { ResetForm, usePasswordReset } from './ResetForm.tsx'
import { ExpiredLinkRedirect, LogInLink } from './nextStepLinks.tsx'
import { type LinkStep, useLinkEmail } from './useMailedLink.ts'

const here = routeHooks(PATHS.resetPassword)

const DONE: LinkStep = { step: 'done', body: {} }

export function ResetPasswordScreen() {
  const { token } = here.useParams()
  const { step, email, retry } = useLinkEmail('core/get-reset-password-email', { password_token: token })
  const text = useText('account')
  if (email !== null) return <Resetting token={token} email={email} />
  if (step.step === 'away' || step.step === 'refused') {
    return (
      <MailedLinkCard step={step} title={text('linkNotRead')}>
        <LinkTrouble step={step} onRetry={retry} />
      </MailedLinkCard>
    )
  }
  if (step.step !== 'ask' && step.step !== 'sending') return <ExpiredLinkRedirect of="password" />
  return (
    <MailedLinkCard step={step} title={text('resetPassword')}>
      <p role="status">{text('linkReading')}</p>
    </MailedLinkCard>
  )
}

function Resetting({ token, email }: { token: string; email: string }) {
  const way = usePasswordReset(token)
  const text = useText('account')
  if (way.resetting.is === 'expired') return <ExpiredLinkRedirect of="password" />
  if (way.resetting.is === 'done') {
    return (
      <MailedLinkCard step={DONE} title={text('linkResetDone')}>
        <p>{text('linkResetDoneText')}</p>
        <LogInLink />
      </MailedLinkCard>
    )
  }
  return (
    <section className="card narrow account">
      <h1>{text('resetPassword')}</h1>
      <p className="account-address">{text('linkResetFor', { email })}</p>
      <ResetForm email={email} way={way} />
    </section>
  )
}
