import type { Compare } from '@reprieve/domain/filters/filter.ts'
import { useText } from '../../settings/words.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { COMPARES } from './summaryWords.ts'

interface CompareChoiceProps {
  label: string
  value: Compare
  onChange: (value: Compare) => void
}

const ORDER: readonly Compare[] = ['all', 'equal', 'less', 'greater']

/** `All` asks for nothing. */
export function CompareChoice({ label, value, onChange }: CompareChoiceProps) {
  const text = useText('filters')
  const segments = ORDER.map((compare) => ({ value: compare, label: text(COMPARES[compare]) }))
  return <Segmented label={label} segments={segments} value={value} onChange={onChange} />
}
