import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import {
  registrationProblems,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationProblems,
} from '@reprieve/domain/account/registration.ts'
import { offeredTerms } from '@reprieve/domain/account/termsGate.ts'
import { use, useRef, useState } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useAsk } from '../../api/useAsk.ts'
import { firstLanding, takeFirstLanding } from '../../device/firstLanding.ts'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS, type RouteSearch } from '../../paths/paths.ts'
import { consentPath, invitationFields, invitationRefusal } from '../consent/invitation.tsx'
import { consentDraftStore } from '../consent/consentDraft.ts'
import { makeRegistrationDraftStore } from './registrationDraft.ts'
import { makeRegisteredAccountStore } from './registeredAccount.ts'
import {
  ACTIVATED_VIEW,
  areTermsRefused,
  type FieldRefusal,
  newRegistrationProof,
  readRegistrationOutcome,
  type RegistrationOutcome,
} from './registrationOutcome.ts'
import { readServerTerms } from '../service/serviceStatus.ts'
import { clearCheckboxes, reloadChangedTerms, TERMS_CHECKBOX } from '../terms/AcceptTerms.tsx'

export type RegistrationState =
  | { is: 'filling-in' | 'sending' | 'not-secure' }
  | Exclude<RegistrationOutcome, { is: 'registered' }>

type Came = RouteSearch<'register'>

const kept = makeRegistrationDraftStore(() => sessionStorage)

export function useRegistration(came: Came) {
  const ask = useAsk()
  const device = useDevice()
  const diary = use(DiaryContext)
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [form, setForm] = useState<RegistrationForm>(kept.read)
  const [wasSent, setSent] = useState(false)
  const [registering, setRegistering] = useState<RegistrationState>({ is: 'filling-in' })

  const change = (part: Partial<RegistrationForm>): void => {
    const next = { ...form, ...part }
    kept.keep(next)
    setForm(next)
    // The server's message about a field was about its previous input.
    if (registering.is === 'fields') setRegistering(withoutRefusalsOf(registering.refusals, part))
  }

  const askForTermsAgain = async (refused: RegistrationState): Promise<void> => {
    const changed = await reloadChangedTerms(ask, device)
    if (changed.length === 0) return setRegistering(refused)
    setForm((before) => ({ ...before, ...clearCheckboxes(changed) }))
    kept.keep({ ...form, ...clearCheckboxes(changed) })
    const refusals = changed.map((name) => ({
      field: TERMS_CHECKBOX[name],
      words: null,
      code: RESULT.termsNotAccepted,
    }))
    setRegistering({ is: 'fields', refusals })
  }

  const register = async (): Promise<void> => {
    setRegistering({ is: 'sending' })
    const password = await clientHash(form.password)
    const request = registrationOf({ form, came, password, deviceId: await device.deviceId() })
    const answer = await ask('core/register-user', request, { timezone: true })
    const outcome = readRegistrationOutcome(answer)
    if (outcome.is !== 'registered')
      return areTermsRefused(answer) ? askForTermsAgain(outcome) : setRegistering(outcome)
    invitationRefusal.take(answer.reached ? answer.body : {})
    const redirect = came.redirect ?? consentPath(came)
    await makeRegisteredAccountStore(device).keep({
      username: form.username.trim(),
      ...(redirect !== undefined && { redirect }),
      ...(diary !== null && { diary: diary.database }),
    })
    if (!outcome.isActivated) newRegistrationProof.keep({ username: form.username.trim(), password })
    kept.forget()
    consentDraftStore.give(form.username.trim())
    takeFirstLanding()
    await navigate({
      to: PATHS.signUpSuccess,
      search: {
        ...(redirect !== undefined && { redirect }),
        ...(outcome.isActivated && { view: ACTIVATED_VIEW }),
      },
      replace: true,
    })
  }

  const submit = (): void => {
    setSent(true)
    if (isUnderWay.current || Object.keys(registrationProblems(form)).length > 0) return
    if (!window.isSecureContext) return setRegistering({ is: 'not-secure' })
    isUnderWay.current = true
    void register()
      .catch(() => setRegistering({ is: 'away' }))
      .finally(() => (isUnderWay.current = false))
  }

  const problems: RegistrationProblems = wasSent ? registrationProblems(form) : {}
  return { form, change, submit, problems, registering }
}

function withoutRefusalsOf(
  refusals: readonly FieldRefusal[],
  part: Partial<RegistrationForm>,
): RegistrationState {
  const changed = Object.keys(part) as RegistrationField[]
  const left = refusals.filter(({ field }) => !changed.includes(field))
  return left.length === 0 ? { is: 'filling-in' } : { is: 'fields', refusals: left }
}

interface RegistrationInput {
  form: RegistrationForm
  came: Came
  password: string
  deviceId: string
}

function registrationOf({ form, came, password, deviceId }: RegistrationInput): SentOf<'core/register-user'> {
  const { eula, privacy } = offeredTerms(readServerTerms())
  return {
    username: form.username.trim(),
    email: form.email.trim(),
    password,
    pw_v: PASSWORD_VERSION,
    eula_version: eula,
    privacy_notice_version: privacy,
    device_id: deviceId,
    ...invitationFields(came),
    utm: firstLanding(),
  }
}
