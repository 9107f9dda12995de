import { takenWords, type TakenAmount } from '@reprieve/domain/medications/words/takenWords.ts'
import { unitCounts, unitWords } from '@reprieve/domain/medications/words/unitWords.ts'
import { useMemo } from 'react'
import { useFormatTag, useText } from '../text/useText.tsx'

/** In the page's language. */
export function useUnitWords(): (unit: string) => string {
  const text = useText('medications')
  return useMemo(() => unitWords(text), [text])
}

/** "1 tablet" */
export function useUnitCounts(): (amount: number, unit: string) => string {
  const text = useText('medications')
  const tag = useFormatTag()
  return useMemo(() => unitCounts(text, tag), [text, tag])
}

/** "Naproxen (2 tablets)" */
export function useTakenAmountWords(): (name: string, taken: TakenAmount | null) => string {
  const text = useText('medications')
  const tag = useFormatTag()
  return useMemo(() => takenWords(text, tag), [text, tag])
}
