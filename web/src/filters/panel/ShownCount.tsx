import { useText } from '../../text/useText.tsx'

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
