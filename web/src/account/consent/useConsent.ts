import {
  consentProblems,
  NO_CONSENT,
  type Consent,
  type ConsentProblem,
} from '@reprieve/domain/account/consent.ts'
import { use, useState } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useAsk } from '../../api/useAsk.ts'
import { firstLanding } from '../../device/firstLanding.ts'
import type { PublicInstitution } from '../../institutions/publicInstitution.ts'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS, type RouteSearch } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { invitationRefusal } from './invitation.tsx'
import { joinInstitution, type JoinOutcome } from './joinInstitution.ts'
import { consentDraftStore, consentForTarget, type ConsentDraft } from './consentDraft.ts'
import { refreshAccount } from '../userRecord.ts'

interface ConsentOptions {
  search: RouteSearch<'consent'>
  look: PublicInstitution
  /** False for a user who came by a code. */
  needsCode: boolean
  /** Reloads the institution's text. */
  onChanged: () => void
}

type Sending = { is: 'filling-in' | 'sending' } | Exclude<JoinOutcome, { is: 'joined' }>

/** A logged-in user joins immediately; for others it is stored until after log-in (D48). */
export function useConsent({ search, look, needsCode, onChanged }: ConsentOptions) {
  const session = useSession()
  const state = sessionDeviceState(session)
  const who = session.is === 'user' ? session.username : null
  const about = { nid: look.nid, slug: look.slug, hash: look.consentHash }
  const [typed, setTyped] = useState<ConsentDraft>(() => ({
    consent: consentDraftStore.current(who, about) ?? NO_CONSENT,
    about,
  }))
  const form = consentForTarget(typed, about) ?? NO_CONSENT
  const [wasSent, setSent] = useState(false)
  const [sending, setSending] = useState<Sending>({ is: 'filling-in' })
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const words = useProblemWords()
  const join = useJoin(search, look)
  const navigate = useNavigate()
  const asksForCode = needsCode || sending.is === 'code'
  const needs = { needsCode: asksForCode, primaryIdFormat: look.primaryIdFormat }
  const problems = consentProblems(form, needs, today)

  const change = (part: Partial<Consent>): void => {
    const next = { consent: { ...form, ...part }, about }
    consentDraftStore.keep(next, who)
    setTyped(next)
    // The server's message was about the previous input.
    if (sending.is === 'fields') setSending({ is: 'filling-in' })
  }
  const send = async (): Promise<void> => {
    setSending({ is: 'sending' })
    const outcome = await join(form).catch(() => ({ is: 'away' }) as const)
    if (outcome.is === 'joined') return
    setSending(outcome)
    if (outcome.is !== 'changed') return
    // The consent was given to another text.
    change({ consents: false })
    setSent(false)
    onChanged()
  }
  return {
    form,
    change,
    sending,
    asksForCode,
    isSignedIn: state === 'signed-in',
    errorOf: (field: keyof Consent): string | null => {
      if (field === 'registrationCode' && sending.is === 'code') return sending.message
      const problem = wasSent ? problems[field] : undefined
      const told = sending.is === 'fields' ? sending.problems[field] : undefined
      const found = problem ?? told
      return found === undefined ? null : words[found]
    },
    submit: (): void => {
      setSent(true)
      if (sending.is === 'sending' || Object.keys(problems).length > 0) return
      consentDraftStore.keep({ consent: form, about }, who)
      if (state === 'signed-in') void send()
      // A locked device has an owner, who only logs in.
      else void navigate({ to: state === 'locked' ? PATHS.login : PATHS.register, search })
    },
  }
}

function useProblemWords(): Record<ConsentProblem, string> {
  const text = useText('account')
  const institutions = useText('institutions')
  return {
    empty: useText('common')('fieldEmpty'),
    'no-date': text('termsBirthDateWrong'),
    'no-code': institutions('codeWrong'),
    format: text('primaryIdFormat'),
    'not-given': text('consentRequired'),
  }
}

function useJoin(search: RouteSearch<'consent'>, look: PublicInstitution) {
  const ask = useAsk()
  const navigate = useNavigate()
  const toasts = useToasts()
  const text = useText('institutions')
  const diary = use(DiaryContext)
  return async (form: Consent): Promise<JoinOutcome> => {
    const { study_id: studyId, activation_code: activationCode } = search
    const outcome = await joinInstitution(ask, { form, look, studyId, activationCode, utm: firstLanding() })
    if (outcome.is !== 'joined') return outcome
    consentDraftStore.forget()
    invitationRefusal.take({})
    // The institution's plan and questionnaires apply from now on, also for home and the menu. [INST-17, QST-37]
    if (diary !== null) refreshAccount(diary, ask).catch(() => undefined)
    toasts.show({ message: text('joined', { name: look.name }), isDone: true })
    await navigate({ to: PATHS.institutions, params: { institution: look.slug }, replace: true })
    return outcome
  }
}
