import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { remembered } from '../frame/remembered.ts'
import type { ChartSpeech } from './chartWords.ts'

/** The same object until the language changes. */
export function useChartSpeech(): ChartSpeech {
  const text = useText('charts')
  const results = useText('results')
  const records = useText('records')
  const reflections = useText('reflections')
  const tag = useFormatTag()
  return speechOf(text, results, records, reflections, tag)
}

const speechOf = remembered(
  (
    text: ChartSpeech['text'],
    results: ChartSpeech['results'],
    records: ChartSpeech['records'],
    reflections: ChartSpeech['reflections'],
    tag: string,
  ): ChartSpeech => ({ text, results, records, reflections, tag }),
)
