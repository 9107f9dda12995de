import { Link } from '@tanstack/react-router'
import type { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface SummarySectionProps {
  /** Null while they are read. */
  names: readonly string[] | null
  none: string
  to: (typeof PATHS)['conditions' | 'medications']
}

/** What there is, by name, and the way to where it is kept. */
export function SummarySection({ names, none, to }: SummarySectionProps) {
  const text = useText('profile')
  const shell = useText()
  if (names === null) return <Skeleton longText={shell('waitingLong')} />
  return (
    <div className="profile-part">
      {names.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="profile-names">
          {names.map((name, index) => (
            // Two may be called the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
      <Link className="button" to={to}>
        {text('openList')}
      </Link>
    </div>
  )
}
