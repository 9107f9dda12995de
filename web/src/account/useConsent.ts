import {
  consentProblems,
  NO_CONSENT,
  type Consent,
  type ConsentProblem,
} from '@reprieve/domain/account/consent.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS, type SearchOf } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { keptConsent } from './keptConsent.ts'

/** The fields are kept for the sign-up, where the institution gets them with the account. */
export function useConsent(search: SearchOf<'consent'>) {
  const navigate = useNavigate()
  const [form, setForm] = useState<Consent>(() => keptConsent.current() ?? NO_CONSENT)
  const [wasSent, setSent] = useState(false)
  const text = useText('account')
  const common = useText('common')
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const problems = consentProblems(form, today)
  const words: Record<ConsentProblem, string> = {
    empty: common('fieldEmpty'),
    'no-date': text('termsBirthDateWrong'),
    'no-code': text('primaryIdFormat'),
    'not-given': text('consentRequired'),
  }
  return {
    form,
    change: (part: Partial<Consent>): void => {
      const next = { ...form, ...part }
      keptConsent.keep(next)
      setForm(next)
    },
    errorOf: (field: keyof Consent): string | null => {
      const problem = problems[field]
      return wasSent && problem !== undefined ? words[problem] : null
    },
    submit: (): void => {
      setSent(true)
      if (Object.keys(problems).length > 0) return
      keptConsent.keep(form)
      void navigate({ to: PATHS.register, search })
    },
  }
}
