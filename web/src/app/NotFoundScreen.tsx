import { Link } from '@tanstack/react-router'
import { useText } from '../settings/words.tsx'
import { PATHS } from './paths.ts'
import { ScreenCard } from './PlainScreen.tsx'

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
