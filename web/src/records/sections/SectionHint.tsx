import { useText } from '../../settings/words.tsx'
import type { Choices } from '../../lists/useChoices.ts'

interface SectionHintProps {
  hint?: string
  nothing: Choices['nothing']
}

/**
 * What can be done here; while Nothing is chosen, what that does to the others. Both lie in one place, as high as the
 * higher one: a line that came with the press would push the chips from under the finger.
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
      {/* Always there: a status that comes with its words is not announced everywhere. */}
      <p role="status">{isSaid && told}</p>
    </div>
  )
}
