import type { Compare } from '@reprieve/domain/filters/filter.ts'
import { COMPARES } from '@reprieve/domain/filters/summaryWords.ts'
import { useText } from '../../settings/words.tsx'
import { Segmented } from '../../ui/Segmented.tsx'

interface CompareChoiceProps {
  label: string
  value: Compare
  onChange: (value: Compare) => void
}

const ORDER: readonly Compare[] = ['all', 'equal', 'less', 'greater']

/** `All` sets no criterion. */
export function CompareChoice({ label, value, onChange }: CompareChoiceProps) {
  const text = useText('filters')
  const segments = ORDER.map((compare) => ({ value: compare, label: text(COMPARES[compare]) }))
  return <Segmented label={label} segments={segments} value={value} onChange={onChange} />
}
