import type { ReactNode } from 'react'
import { Link } from '../../navigation/Link.tsx'
import type { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'

interface SummarySectionProps {
  /** The number of items; null while they are read. */
  count: number | null
  none: string
  /** The list of all of them, and where to add one. */
  to: (typeof PATHS)['conditions' | 'medications']
  toAdd: (typeof PATHS)['conditionSearch' | 'medicationSearch']
  /** The rows of the items. */
  children: ReactNode
}

/** The items, and links to their own screens. */
export function SummarySection({ count, none, to, toAdd, children }: SummarySectionProps) {
  const text = useText('profile')
  const common = useText('common')
  const shell = useText()
  if (count === null) return <Skeleton longText={shell('waitingLong')} />
  return (
    <div className="profile-part">
      {count === 0 ? <p>{none}</p> : children}
      <div className="profile-ways">
        <Link className="button primary" to={toAdd}>
          {common('addNew')}
        </Link>
        {count > 0 && (
          <Link className="button" to={to}>
            {text('openList')}
          </Link>
        )}
      </div>
    </div>
  )
}
