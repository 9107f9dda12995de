import { RESULT } from '@reprieve/contract/codes.ts'
import { codeFrom, writtenCode } from '@reprieve/domain/institutions/code.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import type { Ask } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { InstitutionHead } from '../../institutions/InstitutionHead.tsx'
import { JoiningOffer } from '../../institutions/JoiningOffer.tsx'
import type { PublicInstitution } from '../../institutions/publicInstitution.ts'
import { useInstitution } from '../../institutions/useInstitution.ts'
import { useInstitutions } from '../../institutions/useInstitutions.ts'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks, useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { useFocusOnRefusal } from '../FormTrouble.tsx'
import '../account.css'

const AREAS = ['account', 'institutions', 'purchases'] as const
const here = routeHooks(PATHS.consent)

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

function Known({ look, onChanged }: { look: PublicInstitution; onChanged: () => void }) {
  const search = here.useSearch()
  const { institutions } = useInstitutions()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
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

/** `none`: neither an institution nor a code is known yet. */
type NamedInstitution =
  | { is: 'none' | 'loading' | 'away' }
  | { is: 'named'; institution: string }
  | { is: 'refused'; message: string }

interface Came {
  institution?: string | undefined
  activation_code?: string | undefined
}

/** If the address has only a code, the code determines the institution. */
function useNamedInstitution({ institution, activation_code: code }: Came): {
  named: NamedInstitution
  retry: () => void
} {
  const ask = useAsk()
  const [found, setFound] = useState<{ for: string; named: NamedInstitution } | null>(null)
  const wanted = institution === undefined ? code : undefined
  const look = (): void => {
    if (wanted === undefined) return
    const show = (named: NamedInstitution): void => setFound({ for: wanted, named })
    void namedBy(ask, wanted).then(show, () => show({ is: 'away' }))
  }
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    if (wanted !== undefined) lookNow()
  }, [wanted])
  const retry = (): void => {
    setFound(null)
    look()
  }
  if (institution !== undefined) return { named: { is: 'named', institution }, retry }
  if (wanted === undefined) return { named: { is: 'none' }, retry }
  return { named: found?.for === wanted ? found.named : { is: 'loading' }, retry }
}

/** Without consent the request joins nobody (D48). */
async function namedBy(ask: Ask, code: string): Promise<NamedInstitution> {
  const answer = await ask('institutions/join-institution-by-activation-code', { activation_code: code })
  if (!answer.reached) return { is: 'away' }
  if (answer.code !== RESULT.ok) return { is: 'refused', message: answer.message }
  return { is: 'named', institution: String(answer.body['institution']) }
}

interface AskCodeProps {
  /** The code typed before, and the server's message about it. */
  refused?: { code: string; message: string }
  onAgain: () => void
}

/** For people with a code on paper and no link. Spacing and case do not matter. [INST-3, INST-26] */
function AskCode({ refused, onAgain }: AskCodeProps) {
  const before = refused === undefined ? null : codeFrom(refused.code)
  // Most of the twenty characters are right, so nobody has to type all of them again.
  const [typed, setTyped] = useState(before === null ? (refused?.code ?? '') : writtenCode(before))
  const [wasSent, setSent] = useState(false)
  const navigate = useNavigate()
  const text = useText('institutions')
  const common = useText('common')
  const code = codeFrom(typed)
  const part = useFocusOnRefusal(refused !== undefined)
  const wrong = typed.trim() === '' ? common('fieldEmpty') : text('codeWrong')
  const said =
    refused !== undefined && code === before ? text('couldNotJoin', { reason: refused.message }) : null
  const submit = (): void => {
    setSent(true)
    if (code === null) return
    if (code === before) onAgain()
    else void navigate({ to: PATHS.consent, search: { activation_code: code } })
  }
  return (
    <div ref={part} className="account consent">
      <h1>{text('haveCode')}</h1>
      <p>{text('askCodeText')}</p>
      <Form label={text('haveCode')} onSubmit={submit}>
        <TextField
          label={text('code')}
          name="activation_code"
          isLiteral
          autoComplete="off"
          hint={text('codeShape')}
          value={typed}
          error={wasSent && code === null ? wrong : said}
          onChange={setTyped}
        />
        <SubmitButton label={common('continue')} />
      </Form>
      <Link className="link" to={PATHS.landing}>
        {text('notNow')}
      </Link>
    </div>
  )
}
