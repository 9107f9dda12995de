import { useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { Link } from '../navigation/Link.tsx'
import { routeHooks, useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Button, SubmitButton } from '../ui/controls/Button.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { JoinByCodeLink } from './HaveCode.tsx'
import { InstitutionList } from './InstitutionList.tsx'
import { InstitutionPage, type RenderMemberReports } from './InstitutionPage.tsx'
import type { StoredInstitutions } from './knownInstitutions.ts'
import type { AfterMembershipEnd } from './memberships.ts'
import { findInstitution, type FoundInstitution } from './publicInstitution.ts'
import { useInstitutions } from './useInstitutions.ts'
import './institutions.css'

const AREAS = ['institutions', 'account', 'purchases'] as const
const here = routeHooks(PATHS.institutions)

interface InstitutionsScreenProps {
  afterEnding: AfterMembershipEnd
  /** A member's reports, on the page of their institution. */
  reportsOf: RenderMemberReports
}

/** The person's memberships and invitations; or one institution, named by the address. */
export function InstitutionsScreen(props: InstitutionsScreenProps) {
  useTextsReady(AREAS)
  return (
    <div className="institutions">
      <Shown {...props} />
    </div>
  )
}

function Shown({ afterEnding, reportsOf }: InstitutionsScreenProps) {
  const { institution: named } = here.useParams()
  const { institutions, asked, load } = useInstitutions()
  const shell = useText()
  const isUnanswered = asked === 'away' || asked === 'refused'
  const member = institutions?.members.find(
    ({ nid, slug }) => slug === named?.toLowerCase() || String(nid) === named,
  )
  return (
    <>
      {named !== undefined && <BackToAll />}
      {/* The page of one institution itself says that its data may be outdated. */}
      {isUnanswered && member === undefined && <NotAsked hasList={institutions !== null} onRetry={load} />}
      {asked === null && (institutions === null || (named !== undefined && member === undefined)) && (
        <Skeleton longText={shell('waitingLong')} />
      )}
      {institutions !== null && named === undefined && <Listed institutions={institutions} />}
      {institutions !== null && member !== undefined && (
        <InstitutionPage
          key={member.nid}
          member={member}
          config={institutions.configs.find(({ nid }) => nid === member.nid) ?? null}
          afterEnding={afterEnding}
          reportsOf={reportsOf}
        />
      )}
      {/* The stored list may be older than the membership: "not found" waits for the server's response. */}
      {asked === 'learned' && named !== undefined && member === undefined && <NotThere />}
    </>
  )
}

function BackToAll() {
  const text = useText('institutions')
  return (
    <Link
      className="button text institutions-back"
      to={PATHS.institutions}
      params={{ institution: undefined }}
    >
      <Icon name="back" isSmall />
      {text('all')}
    </Link>
  )
}

function NotThere() {
  const text = useText('institutions')
  return (
    <section className="card">
      <p>{text('notThere')}</p>
    </section>
  )
}

function NotAsked({ hasList, onRetry }: { hasList: boolean; onRetry: () => void }) {
  const text = useText('institutions')
  const common = useText('common')
  return (
    <div role="alert">
      <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
        {text(hasList ? 'lastKnown' : 'notKnown')}
      </Note>
    </div>
  )
}

function Listed({ institutions }: { institutions: StoredInstitutions }) {
  const text = useText('institutions')
  const { members, invitations } = institutions
  const hasAny = members.length > 0 || invitations.length > 0
  return (
    <>
      {hasAny ? (
        <InstitutionList institutions={institutions} />
      ) : (
        <EmptyState title={text('noneTitle')} text={text('noneText')}>
          <JoinByCodeLink />
        </EmptyState>
      )}
      <FindByName />
    </>
  )
}

type Finding = { is: 'typing' | 'asking' | 'empty' } | Exclude<FoundInstitution, { is: 'found' }>

/** For people who know the name of their clinic but have neither link nor code. Its questions come next. [INST-63] */
function FindByName() {
  const ask = useAsk()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [finding, setFinding] = useState<Finding>({ is: 'typing' })
  const text = useText('institutions')
  const find = async (): Promise<void> => {
    if (finding.is === 'asking') return
    if (typed.trim() === '') return setFinding({ is: 'empty' })
    setFinding({ is: 'asking' })
    const found = await findInstitution(ask, typed)
    if (found.is !== 'found') return setFinding(found)
    await navigate({ to: PATHS.consent, search: { institution: String(found.nid) } })
  }
  return (
    <section className="card institution-find">
      <h2>{text('findTitle')}</h2>
      <Form label={text('findTitle')} onSubmit={() => void find()}>
        <TextField
          label={text('findLabel')}
          name="organization"
          autoComplete="off"
          hint={text('findHint')}
          value={typed}
          error={useErrorOf(finding)}
          onChange={(next) => {
            setTyped(next)
            setFinding({ is: 'typing' })
          }}
        />
        <FindTrouble finding={finding} onRetry={() => void find()} />
        <SubmitButton label={text('find')} busyLabel={text('finding')} isBusy={finding.is === 'asking'} />
      </Form>
    </section>
  )
}

function useErrorOf({ is }: Finding): string | null {
  const text = useText('institutions')
  const common = useText('common')
  if (is === 'empty') return common('fieldEmpty')
  if (is === 'unknown') return text('findNone')
  return is === 'not-active' ? text('notActivated') : null
}

function FindTrouble({ finding, onRetry }: { finding: Finding; onRetry: () => void }) {
  const common = useText('common')
  return (
    <div role="alert" className="institution-trouble">
      {finding.is === 'away' && (
        <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
          {common('noDataConnection')}
        </Note>
      )}
      {finding.is === 'refused' && <Note kind="warn">{finding.message}</Note>}
    </div>
  )
}
