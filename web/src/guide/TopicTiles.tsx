import type { Category } from '@reprieve/contract/guide/guideWire.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { SpokenPause } from '../ui/layout/ListRow.tsx'
import { GuidePicture } from './pictures/GuidePicture.tsx'

interface TopicTilesProps {
  label: string
  categories: readonly Category[]
  /** With what each category is about: on a screen of its own there is room for it. */
  hasSummary?: boolean
}

/** The categories with their pictures, in columns. A tile grows with its title. [GUIDE-27] */
export function TopicTiles({ label, categories, hasSummary = false }: TopicTilesProps) {
  return (
    <div className="guide-topics" role="group" aria-label={label}>
      {categories.map((category) => (
        <Link
          key={category.id}
          className="card guide-topic"
          to={PATHS.guideCategories}
          params={{ category_id: category.id }}
        >
          <GuidePicture category={category.id} />
          <span className="guide-topic-words">
            <span className="guide-topic-title" lang="en">
              {category.title}
            </span>
            {hasSummary && (
              <>
                <SpokenPause />
                <span className="guide-topic-about" lang="en">
                  {category.summary}
                </span>
              </>
            )}
            <SpokenPause />
            <ArticleCount category={category} />
          </span>
        </Link>
      ))}
    </div>
  )
}

function ArticleCount({ category: { contents } }: { category: Category }) {
  const text = useText('guide')
  const count = contents.length
  const read = contents.filter(({ status }) => status === 'read').length
  return (
    <span className="guide-topic-about">
      {read === 0 ? text('articles', { count }) : text('articlesRead', { count, read })}
    </span>
  )
}
