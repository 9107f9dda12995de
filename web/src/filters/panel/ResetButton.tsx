import { resetCriteria } from '@reprieve/domain/filters/criteria.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import type { ChangeFilter } from './panelProps.ts'

/** Keeps the range and the order. [FILT-18] */
export function ResetButton({ onChange }: { onChange: ChangeFilter }) {
  const text = useText('filters')
  return <Button label={text('reset')} kind="text" onPress={() => onChange(resetCriteria)} />
}
