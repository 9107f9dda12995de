import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useInsightWords } from './useInsightWords.ts'

/** Above an insight section that was opened on its own. */
export function BackToAll({ title }: { title: string }) {
  const { text } = useInsightWords()
  return (
    <div className="insight-back">
      <Link
        className="button text"
        to={PATHS.insights}
        search={({ range }) => (range === undefined ? {} : { range })}
      >
        <Icon name="chevronLeft" isSmall />
        {text('allInsights')}
      </Link>
      <h2 tabIndex={-1}>{title}</h2>
    </div>
  )
}
