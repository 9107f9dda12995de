import { resetCriteria } from '@reprieve/domain/filters/criteria.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import type { ChangeFilter } from './panelLists.ts'

export interface ShownCounts {
  shown: number
  outOf: number
}

/** Announced to screen readers after changes have settled. Null: not counted. [FILT-22] */
export function ShownCount({ counts }: { counts: ShownCounts | null }) {
  const text = useText('filters')
  return (
    <p className="shown-count" aria-live="polite">
      {counts !== null && text('shown', { 0: counts.shown, 1: counts.outOf })}
    </p>
  )
}

/** Keeps the range and the order. [FILT-18] */
export function ResetButton({ onChange }: { onChange: ChangeFilter }) {
  const text = useText('filters')
  return <Button label={text('reset')} kind="text" onPress={() => onChange(resetCriteria)} />
}
