import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import './quietLine.css'

/** One calm line with a link to Urgent help: no title, no number, no close button. [SAFE-22] */
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
