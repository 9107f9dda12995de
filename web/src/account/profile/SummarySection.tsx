import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface SummarySectionProps {
  /** How many there are; null while they are read. */
  count: number | null
  none: string
  /** Where they are all, and where one is added. */
  to: (typeof PATHS)['conditions' | 'medications']
  toAdd: (typeof PATHS)['conditionSearch' | 'medicationSearch']
  /** The rows of what there is. */
  children: ReactNode
}

/** What there is, and the ways to where it is kept. */
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
