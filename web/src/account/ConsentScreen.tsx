import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { InstitutionHead } from '../institutions/InstitutionHead.tsx'
import type { InstitutionLook } from '../institutions/institutionLook.ts'
import { JoiningOffer } from '../institutions/JoiningOffer.tsx'
import { useInstitution } from '../institutions/useInstitution.ts'
import { useInstitutions } from '../institutions/useInstitutions.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './account.css'
import { AskCode } from './AskCode.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { useNamedInstitution } from './useNamedInstitution.ts'

const AREAS = ['account', 'institutions', 'purchases'] as const
const here = getRouteApi(PATHS.consent)

/** Where a person joins an institution, or decides not to: before registering, or logged in. */
export function ConsentScreen() {
  useTextsReady(AREAS)
  return (
    <section className="card narrow account">
      <Shown />
    </section>
  )
}

function Shown() {
  const search = here.useSearch()
  const { named, retry } = useNamedInstitution(search)
  const common = useText('common')
  switch (named.is) {
    case 'none':
      return <AskCode onAgain={retry} />
    case 'named':
      return <OfInstitution named={named.institution} />
    case 'loading':
      return <Waiting />
    case 'away':
      return (
        <Trouble action={<Button kind="text" label={common('retry')} onPress={retry} />}>
          {common('noDataConnection')}
        </Trouble>
      )
    case 'refused':
      return (
        <AskCode refused={{ code: search.activation_code ?? '', message: named.message }} onAgain={retry} />
      )
  }
}

function Waiting() {
  const account = useText('account')
  const shell = useText()
  return (
    <>
      <h1>{account('consent')}</h1>
      <Skeleton longText={shell('waitingLong')} />
    </>
  )
}

function Trouble({ action, children }: { action: ReactNode; children: ReactNode }) {
  const account = useText('account')
  return (
    <>
      <h1>{account('consent')}</h1>
      <div role="alert">
        <Note kind="warn" action={action}>
          {children}
        </Note>
      </div>
    </>
  )
}

function OfInstitution({ named }: { named: string }) {
  const { institution, retry } = useInstitution(named)
  const account = useText('account')
  const text = useText('institutions')
  if (institution.is === 'loading') return <Waiting />
  if (institution.is === 'known') return <Known look={institution.look} onChanged={retry} />
  return (
    <>
      <h1>{account('consent')}</h1>
      <InstitutionHead institution={institution} activationCode={undefined} onRetry={retry} />
      <Link className="link" to={PATHS.landing}>
        {text('notNow')}
      </Link>
    </>
  )
}

function Known({ look, onChanged }: { look: InstitutionLook; onChanged: () => void }) {
  const search = here.useSearch()
  const { institutions } = useInstitutions()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const text = useText('institutions')
  const { nid, slug, name } = look
  const isMember = institutions?.members.some((one) => one.nid === nid && one.ended === null) ?? false
  const invitation = institutions?.invitations.find((one) => one.nid === nid)
  return (
    <>
      <h1>{text('joinTitle', { name })}</h1>
      {isMember ? (
        <>
          <p>{text('alreadyMember', { name })}</p>
          <Link className="button primary" to={PATHS.institutions} params={{ institution: slug }}>
            {text('open', { name })}
          </Link>
        </>
      ) : (
        <>
          {isSignedIn && (
            <JoiningOffer nid={nid} name={name} studyId={invitation?.studyId ?? search.study_id ?? null} />
          )}
          <ConsentForm
            search={search}
            look={look}
            needsCode={invitation?.needsCode ?? (look.needsCode && search.activation_code === undefined)}
            onChanged={onChanged}
          />
        </>
      )}
    </>
  )
}
