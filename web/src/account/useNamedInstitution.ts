import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'

/** `none`: neither an institution nor a code is known yet. */
export type NamedInstitution =
  | { is: 'none' | 'loading' | 'away' }
  | { is: 'named'; institution: string }
  | { is: 'refused'; message: string }

interface Came {
  institution?: string | undefined
  activation_code?: string | undefined
}

/** If the address has only a code, the code determines the institution. */
export function useNamedInstitution({ institution, activation_code: code }: Came): {
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
