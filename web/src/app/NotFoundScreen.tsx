import { Link } from '@tanstack/react-router'
import { useText } from '../settings/words.tsx'
import { PATHS } from './paths.ts'
import { PlainScreen } from './PlainScreen.tsx'

export function NotFoundScreen() {
  const text = useText()
  return (
    <PlainScreen>
      <p>{text('notFoundText')}</p>
      <Link className="button primary" to={PATHS.home}>
        {text('backHome')}
      </Link>
    </PlainScreen>
  )
}
