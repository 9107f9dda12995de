import { Link } from '@tanstack/react-router'
import { useText } from '../settings/words.tsx'
import { PATHS } from './paths.ts'
import { PlainScreen } from './PlainScreen.tsx'

/** A screen of the product that is still to come: the truth, and the way back. */
export function NotBuiltScreen() {
  const text = useText()
  return (
    <PlainScreen>
      <h2>{text('notBuiltTitle')}</h2>
      <p>{text('notBuiltText')}</p>
      <Link className="button primary" to={PATHS.home}>
        {text('backHome')}
      </Link>
    </PlainScreen>
  )
}
