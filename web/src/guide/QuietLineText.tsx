import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import './quietLine.css'

/** One calm line and the way to Urgent help: no title, no number, nothing to close. [SAFE-22] */
export function QuietLineText() {
  const text = useText('safety')
  return (
    <p className="quiet-line">
      {text('quietLine')}{' '}
      <Link className="link" to={PATHS.urgentHelp} search={{ section: 'crisis' }}>
        {text('quietLineHelp')}
      </Link>
    </p>
  )
}
