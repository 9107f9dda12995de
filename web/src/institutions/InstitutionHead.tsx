import { Navigate, useSearch } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { BlobImage } from './BlobImage.tsx'
import './institutions.css'
import type { InstitutionLook } from './institutionLook.ts'
import { OwnWords } from './OwnWords.tsx'
import type { Institution } from './lookStore.ts'
import { NOT_ACTIVE_VIEW } from './useInstitution.ts'
import { useInvitedEmail } from './useInvitedEmail.ts'

interface InstitutionHeadProps {
  institution: Institution
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

function Invites({ look, activationCode }: { look: InstitutionLook; activationCode: string | undefined }) {
  const text = useText('institutions')
  const { name, logo, background, texts } = look
  const invited = useInvitedEmail(activationCode)
  return (
    <section className="card narrow institution-head" aria-label={name}>
      {/* Behind the cards, so that no text stands on the image itself. */}
      {background !== null && (
        <div className="institution-backdrop" aria-hidden="true">
          <BlobImage blob={background} className="institution-background" />
        </div>
      )}
      {logo !== null && <BlobImage blob={logo} className="institution-logo" />}
      <p className="institution-name">{name}</p>
      <p className="institution-title">{texts.landingTitle ?? text('invites', { name })}</p>
      <OwnWords text={texts.landingText ?? text('invitesText')} />
      {invited?.is === 'known' && <p>{text('sentTo', { email: invited.email })}</p>}
      <div role="alert" className="institution-trouble">
        {invited?.is === 'refused' && <Note kind="warn">{invited.message}</Note>}
      </div>
    </section>
  )
}

/** Shown by the redirect screen, which leads to log-in. [INST-15] */
function NotActive() {
  const { redirect } = useSearch({ strict: false })
  return <Navigate to={PATHS.redirect} search={{ view: NOT_ACTIVE_VIEW, redirect }} replace />
}
