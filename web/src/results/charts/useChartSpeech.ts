import { useMemo } from 'react'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import type { ChartSpeech } from './chartWords.ts'

/** The same until the language changes. */
export function useChartSpeech(): ChartSpeech {
  const text = useText('charts')
  const results = useText('results')
  const records = useText('records')
  const reflections = useText('reflections')
  const tag = useFormatTag()
  return useMemo(
    () => ({ text, results, records, reflections, tag }),
    [text, results, records, reflections, tag],
  )
}
