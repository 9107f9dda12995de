import { useId } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Logo } from '../../ui/icons/Logo.tsx'
import './drawer.css'
import { PATHS } from '../../paths/paths.ts'
import { DRAWER, isHighlighted, type PlaceGroup } from './drawerGroups.ts'
import type { PlaceLink } from './places.ts'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'
import { useTitle, type TitleKey } from './useTitle.ts'

export function Drawer() {
  const text = useText()
  const { name } = useCurrentRoute()
  // The home screen has its own filled button, and no screen has two.
  const look = name === 'home' ? 'button drawer-record' : 'button primary drawer-record'
  return (
    <nav className="drawer" aria-label={text('mainNavigation')}>
      <Link className="brand" to={PATHS.home} aria-label={text('home')}>
        <Logo name={text('productName')} />
      </Link>
      <Link className={look} to={PATHS.recordCreate}>
        <Icon name="plus" />
        {text('recordPain')}
      </Link>
      {DRAWER.map((group) => (
        <Group key={group.heading ?? 'home'} group={group} />
      ))}
      <Place place={{ route: 'menu', icon: 'menu', label: 'navigation.menu' }} />
    </nav>
  )
}

function Group({ group: { heading, places } }: { group: PlaceGroup }) {
  const id = useId()
  return (
    <div role={heading === null ? undefined : 'group'} aria-labelledby={heading === null ? undefined : id}>
      {heading !== null && <Heading id={id} title={heading} />}
      {places.map((place) => (
        <Place key={place.route} place={place} />
      ))}
    </div>
  )
}

function Heading({ id, title }: { id: string; title: TitleKey }) {
  return (
    <p className="drawer-heading" id={id}>
      {useTitle(title)}
    </p>
  )
}

function Place({ place: { route, icon, label } }: { place: PlaceLink }) {
  const { name } = useCurrentRoute()
  const words = useTitle(label)
  return (
    <Link
      className="drawer-place"
      to={PATHS[route]}
      aria-current={isHighlighted(route, name) ? 'page' : undefined}
    >
      <Icon name={icon} />
      {words}
    </Link>
  )
}
