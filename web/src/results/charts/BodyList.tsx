import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { Pause } from '../../ui/Pause.tsx'
import { usePrinting } from '../picture/usePrinting.ts'
import type { BodyRow } from './bodyPicture.ts'
import { firstRows, isLong } from './chartSection.ts'
import { ShowRows } from './ShowRows.tsx'

interface BodyListProps {
  /** The most often recorded first. */
  rows: readonly BodyRow[]
  isWhole: boolean
  onToggle: () => void
}

/** Everything that the figure shows, with the same colours. */
export function BodyList({ rows, isWhole, onToggle }: BodyListProps) {
  const text = useText('charts')
  const numbers = new Intl.NumberFormat(useFormatTag())
  const isPrinting = usePrinting()
  return (
    <div className="body-list">
      <ol>
        {firstRows(rows, isWhole || isPrinting).map(({ label, records, level }) => (
          <li key={`${label} ${records}`}>
            <span className={`heat-key level-${level}`} aria-hidden="true" />
            <span className="body-list-name">{label}</span>
            <span className="body-list-count" aria-hidden="true">
              {numbers.format(records)}
            </span>
            <Pause />
            <span className="unseen">{text('recordCount', { count: records })}</span>
          </li>
        ))}
      </ol>
      {isLong(rows.length) && <ShowRows count={rows.length} isWhole={isWhole} onToggle={onToggle} />}
    </div>
  )
}
