import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'

interface TrailProps {
  /** The category of an article. */
  category?: { id: string; title: string } | null
}

/** The way back up: on a phone there is no other on the screen. */
export function GuideBreadcrumb({ category = null }: TrailProps) {
  const text = useText('guide')
  const navigation = useText('navigation')
  return (
    <nav className="guide-trail" aria-label={text('whereAmI')}>
      <Link className="link" to={PATHS.guide}>
        <Icon name="chevronLeft" isSmall />
        {navigation('painGuide')}
      </Link>
      {category !== null && (
        <Link className="link" to={PATHS.guideCategories} params={{ category_id: category.id }} lang="en">
          {category.title}
        </Link>
      )}
    </nav>
  )
}
