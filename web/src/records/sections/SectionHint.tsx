import type { ListChoices } from '../../lists/listChoices.ts'
import { useText } from '../../text/useText.tsx'

interface SectionHintProps {
  hint?: string
  nothing: ListChoices['nothing']
}

/**
 * What can be done here; while "Nothing" is chosen, how that affects the others. Both share one place with the height
 * of the taller: a line that appeared with the press would push the chips from under the finger.
 */
export function SectionHint({ hint, nothing }: SectionHintProps) {
  const text = useText('records')
  const told = nothing === null ? '' : text('nothingChosen', { nothing: nothing.label })
  const isSaid = nothing?.isSaid === true
  return (
    <div className="section-hint">
      {hint !== undefined && <p data-shown={!isSaid}>{hint}</p>}
      <p data-shown="false" aria-hidden="true">
        {told}
      </p>
      {/* Always mounted: some screen readers do not announce a status that appears together with its text. */}
      <p role="status">{isSaid && told}</p>
    </div>
  )
}
