import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../../settings/words.tsx'
import { showTerms, type ShownTerms } from './shownTerms.ts'

/** The text in the person's language, or in English; null while it loads. */
export function useTermsText(document: TermsDocument): ShownTerms | null {
  const { language } = useWords()
  const [reading, setReading] = useState<ShownTerms | null>(null)
  useEffect(() => {
    let isCurrent = true
    void showTerms(document, language).then((shown) => isCurrent && setReading(shown))
    return () => void (isCurrent = false)
  }, [document, language])
  return reading
}
