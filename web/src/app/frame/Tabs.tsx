import { Link } from '../../navigation/Link.tsx'
import { useText } from '../../text/useText.tsx'
import { FrameIcon } from '../../ui/icons/FrameIcon.tsx'
import { PATHS } from '../../paths/paths.ts'
import { TABS, findTab, type TabLink } from './places.ts'
import './tabs.css'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'
import { useTitle } from './useTitle.ts'

export function Tabs() {
  const text = useText()
  const { name } = useCurrentRoute()
  const current = findTab(name)
  return (
    <nav className="tabs" aria-label={text('mainNavigation')}>
      {TABS.map((place) => (
        <Tab key={place.route} place={place} isCurrent={place.route === current} />
      ))}
    </nav>
  )
}

function Tab({ place, isCurrent }: { place: TabLink; isCurrent: boolean }) {
  const label = useTitle(place.label)
  return (
    <Link
      className="tab"
      to={PATHS[place.route]}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent}
    >
      <FrameIcon name={place.icon} />
      <span className="tab-label">{label}</span>
    </Link>
  )
}
