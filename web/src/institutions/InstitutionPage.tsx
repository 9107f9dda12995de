import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import { BlobImage } from './BlobImage.tsx'
import { ContactWays } from './ContactWays.tsx'
import { EndPart } from './EndPart.tsx'
import type { AfterEnding } from './ending.ts'
import { useLongDate } from './InstitutionList.tsx'
import './institutions.css'
import { isLive as isLiveMember, type Config, type Membership } from './knownInstitutions.ts'
import { OwnWords } from './OwnWords.tsx'
import { SeenPart } from './SeenPart.tsx'
import { useInstitution } from './useInstitution.ts'

interface AboutProps {
  member: Membership
  /** Null: not received, or the person has left. */
  config: Config | null
}

/** Reports are a later area: the screen that shows this page passes them in. */
export type ReportsOf = (member: Pick<Membership, 'nid' | 'name'>) => ReactNode

interface InstitutionPageProps extends AboutProps {
  afterEnding: AfterEnding
  reportsOf: ReportsOf
}

/** One institution: what it offers, what it sees, and how to leave. [CONS-7, CONS-9] */
export function InstitutionPage({ member, config, afterEnding, reportsOf }: InstitutionPageProps) {
  return (
    <>
      <About member={member} config={config} />
      <SeenPart member={member} />
      {isLiveMember(member) && reportsOf(member)}
      <EndPart member={member} afterwards={afterEnding} />
    </>
  )
}

function About({ member: { slug, name, since, ended, isActive, sponsors }, config }: AboutProps) {
  const text = useText('institutions')
  const navigation = useText('navigation')
  const purchases = useText('purchases')
  const date = useLongDate()
  const isLive = ended === null && isActive
  const { institution } = useInstitution(isLive ? slug : undefined)
  const logo = institution.is === 'known' ? institution.look.logo : null
  const plan = purchases(sponsors === 'subscriber' ? 'planProSubscription' : 'planPro')
  const { painServiceTitle, painServiceText, contactText } = config?.texts ?? {}
  return (
    <section className="card institution-about">
      {logo !== null && <BlobImage blob={logo} className="institution-logo" />}
      <h2>{name}</h2>
      <p>
        {ended === null ? text('memberSince', { date: date(since) }) : text('leftOn', { date: date(ended) })}
      </p>
      {!isActive && <Note kind="info">{text('notActiveNow')}</Note>}
      {isLive && sponsors !== 'none' && <p>{text('sponsors', { name, plan })}</p>}
      {isLive && (
        <Link className="button" to={PATHS.questionnaires}>
          {navigation('questionnaires')}
        </Link>
      )}
      {config?.hasPainService === true && painServiceText !== undefined && (
        <>
          <h3>{painServiceTitle ?? text('transitionalPainService')}</h3>
          <OwnWords text={painServiceText} />
        </>
      )}
      {config !== null && <ContactWays contact={config.contact} words={contactText} />}
    </section>
  )
}
