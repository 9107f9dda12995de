import { type ReactNode, useRef, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { useAsk } from '../api/useAsk.ts'
import { Link } from '../navigation/Link.tsx'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { BlobImage, InstitutionContactLinks, InstitutionText } from './InstitutionContent.tsx'
import { useLongDate } from './InstitutionList.tsx'
import { VisibleDataSection } from './VisibleDataSection.tsx'
import {
  isMembershipActive as isLiveMember,
  type InstitutionConfig,
  type Membership,
} from './knownInstitutions.ts'
import { type AfterMembershipEnd, endMembership, type MembershipEnding } from './memberships.ts'
import { useInstitution } from './useInstitution.ts'
import './institutions.css'

const WORDS = {
  leave: { act: 'leave', title: 'leaveTitle', about: 'leaveText', keep: 'stay', done: 'left' },
  withdraw: {
    act: 'withdraw',
    title: 'withdrawTitle',
    about: 'withdrawText',
    keep: 'keepConsent',
    done: 'withdrawn',
  },
} as const satisfies Record<MembershipEnding, object>

interface EndPartProps {
  member: Membership
  afterwards: AfterMembershipEnd
}

/**
 * Leaving takes as few steps as joining, and each says beforehand what happens to the data. [CONS-5, CONS-6, CONS-7]
 */
function EndPart({ member, afterwards }: EndPartProps) {
  const { name, ended } = member
  const text = useText('institutions')
  const common = useText('common')
  const { asking, setAsking, refused, end, title } = useEnding(member, afterwards)
  const words = WORDS[asking ?? 'leave']
  return (
    <section className="card institution-end">
      <h2 ref={title} tabIndex={-1}>
        {text('end')}
      </h2>
      <p>{text('endText')}</p>
      <div role="alert" className="institution-trouble">
        {refused !== null && <Note kind="warn">{refused.message ?? common('noDataConnection')}</Note>}
      </div>
      <div className="institution-ways">
        {/* After leaving, only withdrawing is possible. */}
        {ended === null && <Button label={text('leave')} onPress={() => setAsking('leave')} />}
        <Button kind="danger" label={text('withdraw')} onPress={() => setAsking('withdraw')} />
      </div>
      <Dialog
        isOpen={asking !== null}
        title={text(words.title, { name })}
        text={text(words.about, { name })}
        choices={[
          { label: text(words.keep), kind: 'primary', onChoose: () => {} },
          { label: text(words.act), kind: 'danger', onChoose: () => void (asking && end(asking)) },
        ]}
        onClose={() => setAsking(null)}
      />
    </section>
  )
}

function useEnding({ nid, name }: Membership, afterwards: AfterMembershipEnd) {
  const text = useText('institutions')
  const diary = useDiary()
  const ask = useAsk()
  const toasts = useToasts()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState<MembershipEnding | null>(null)
  const [refused, setRefused] = useState<{ message: string | null } | null>(null)
  const end = async (ending: MembershipEnding): Promise<void> => {
    setRefused(null)
    const wish = { nid, ending, afterwards }
    const problem = await endMembership(diary, ask, wish).catch(() => ({ message: null }))
    if (problem !== null) return setRefused(problem)
    toasts.show({ message: text(WORDS[ending].done, { name }), isDone: true })
    // After leaving, the page stays but its button is gone; after withdrawing, there is nothing left to see.
    if (ending === 'leave') title.current?.focus()
    else await navigate({ to: PATHS.institutions, params: { institution: undefined }, replace: true })
  }
  return { asking, setAsking, refused, end, title }
}

interface AboutProps {
  member: Membership
  /** Null: not received, or the person has left. */
  config: InstitutionConfig | null
}

/** Reports are a later area: the screen that shows this page passes them in. */
export type RenderMemberReports = (member: Pick<Membership, 'nid' | 'name'>) => ReactNode

interface InstitutionPageProps extends AboutProps {
  afterEnding: AfterMembershipEnd
  reportsOf: RenderMemberReports
}

/** One institution: what it offers, what it sees, and how to leave. [CONS-7, CONS-9] */
export function InstitutionPage({ member, config, afterEnding, reportsOf }: InstitutionPageProps) {
  return (
    <>
      <About member={member} config={config} />
      <VisibleDataSection member={member} />
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
          <InstitutionText text={painServiceText} />
        </>
      )}
      {config !== null && <InstitutionContactLinks contact={config.contact} words={contactText} />}
    </section>
  )
}
