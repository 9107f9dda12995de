import { Link } from '../../navigation/Link.tsx'
import { useText } from '../../text/useText.tsx'
import { PATHS } from '../../paths/paths.ts'
import { ScreenCard } from '../frame/ScreenHeading.tsx'

export function NotFoundScreen() {
  const text = useText()
  return (
    <ScreenCard>
      <p>{text('notFoundText')}</p>
      <Link className="button primary" to={PATHS.home}>
        {text('backHome')}
      </Link>
    </ScreenCard>
  )
}
