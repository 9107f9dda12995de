import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { Navigate } from '../navigation/Navigate.tsx'
import { useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { BlobImage, InstitutionText } from './InstitutionContent.tsx'
import type { PublicInstitution } from './publicInstitution.ts'
import { type InstitutionState, NOT_ACTIVE_VIEW } from './useInstitution.ts'
import './institutions.css'

interface InstitutionHeadProps {
  institution: InstitutionState
  activationCode: string | undefined
  onRetry: () => void
}

/** Above the ways to log in, for people who came by an institution's link: its name and its own text. */
export function InstitutionHead({ institution, activationCode, onRetry }: InstitutionHeadProps) {
  const text = useText('institutions')
  const common = useText('common')
  return (
    <>
      {institution.is === 'known' && <Invites look={institution.look} activationCode={activationCode} />}
      <div role="alert" className="institution-trouble">
        {institution.is === 'failed' && (
          <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
            {common('errorTranslations')}
          </Note>
        )}
        {institution.is === 'unknown' && <Note kind="warn">{text('unknown')}</Note>}
        {institution.is === 'not-active' && <NotActive />}
      </div>
    </>
  )
}

function Invites({ look, activationCode }: { look: PublicInstitution; activationCode: string | undefined }) {
  const text = useText('institutions')
  const { name, logo, background, texts } = look
  const invited = useInvitedEmail(activationCode)
  return (
    <section className="card narrow institution-head" aria-label={name}>
      {/* Behind the cards, so that no text is on the image itself. */}
      {background !== null && (
        <div className="institution-backdrop" aria-hidden="true">
          <BlobImage blob={background} className="institution-background" />
        </div>
      )}
      {logo !== null && <BlobImage blob={logo} className="institution-logo" />}
      <p className="institution-name">{name}</p>
      <p className="institution-title">{texts.landingTitle ?? text('invites', { name })}</p>
      <InstitutionText text={texts.landingText ?? text('invitesText')} />
      {invited?.is === 'known' && <p>{text('sentTo', { email: invited.email })}</p>}
      <div role="alert" className="institution-trouble">
        {invited?.is === 'refused' && <Note kind="warn">{invited.message}</Note>}
      </div>
    </section>
  )
}

/** Shown by the redirect screen, which leads to log-in. [INST-15] */
function NotActive() {
  const { redirect } = useSearch()
  return <Navigate to={PATHS.redirect} search={{ view: NOT_ACTIVE_VIEW, redirect }} replace />
}

type InvitedEmail = { is: 'known'; email: string } | { is: 'refused'; message: string }

/**
 * The address that a code is for, masked unless the user is logged in with it. Null: unknown, and nothing waits for it.
 * [INST-5]
 */
function useInvitedEmail(activationCode: string | undefined): InvitedEmail | null {
  const ask = useAsk()
  const [found, setFound] = useState<InvitedEmail | null>(null)
  useEffect(() => {
    if (activationCode === undefined || activationCode.trim() === '') return undefined
    let isOver = false
    const look = async (): Promise<void> => {
      const answer = await ask('institutions/get-email-by-activation-code', {
        activation_code: activationCode,
      })
      if (isOver || !answer.reached) return
      const { email } = answer.body
      if (answer.code === RESULT.ok && typeof email === 'string') setFound({ is: 'known', email })
      else setFound({ is: 'refused', message: answer.message })
    }
    void look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [ask, activationCode])
  return found
}
