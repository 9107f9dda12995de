import { Link } from '@tanstack/react-router'
import { useText } from '../settings/words.tsx'
import { PATHS } from './paths.ts'

/** D47: outside the diary there are no tabs, and a person who needs urgent help must find it at once. */
export function PageFoot() {
  const text = useText()
  const navigation = useText('navigation')
  return (
    <footer className="foot">
      <nav className="foot-links" aria-label={navigation('footer')}>
        <Link className="link" to={PATHS.urgentHelp}>
          {text('urgentHelp')}
        </Link>
        <Link className="link" to={PATHS.menu}>
          {navigation('menu')}
        </Link>
      </nav>
    </footer>
  )
}
