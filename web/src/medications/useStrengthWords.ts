import { strengthWords, type StrengthWords } from '@reprieve/domain/medications/words/strengthWords.ts'
import { useMemo } from 'react'
import { useFormatTag, useText } from '../text/useText.tsx'

/** In the page's language. */
export function useStrengthWords(): StrengthWords {
  const text = useText('medications')
  const tag = useFormatTag()
  return useMemo(() => strengthWords(text, tag), [text, tag])
}
