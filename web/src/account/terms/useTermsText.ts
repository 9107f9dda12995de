import { readTerms, type TermsText } from '@reprieve/content/terms.ts'
import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../../settings/words.tsx'
import { TERMS_FILES } from './termsFiles.ts'

export const loadTerms = async (document: TermsDocument, language: Language): Promise<TermsText> =>
  readTerms((await TERMS_FILES[document][language]()).default)

export type Reading = { is: 'loading' } | { is: 'here'; terms: TermsText } | { is: 'missing' }

/** The text in the person's language. `missing`: there is no line, and this language was never here. */
export function useTermsText(document: TermsDocument): Reading {
  const { language } = useWords()
  const [reading, setReading] = useState<Reading>({ is: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const show = (next: Reading): void => void (isCurrent && setReading(next))
    loadTerms(document, language).then(
      (terms) => show({ is: 'here', terms }),
      () => show({ is: 'missing' }),
    )
    return () => void (isCurrent = false)
  }, [document, language])
  return reading
}
