import type { Danger } from '@reprieve/domain/safety/danger.ts'
import { leadingNumbers } from '@reprieve/domain/safety/helpNumbers.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import { useHelpNumbers } from './useHelpNumbers.ts'
import './safetyCard.css'
import './quietLine.css'

const TITLES = { crisis: 'crisisTitle', urgent: 'urgentTitle', soon: 'soonTitle' } as const
const TEXTS = { crisis: 'crisisText', urgent: 'urgentText', soon: 'soonText' } as const

/** Always the same text, whatever was written: fixed, and written by people. [SAFE-7] */
export function SafetyCardBody({ danger }: { danger: Danger }) {
  const text = useText('safety')
  const { numbers, country, leading } = useHelpNumbers(danger)
  return (
    <div className="safety-card-body">
      <h2>{text(TITLES[danger])}</h2>
      <p>{text(TEXTS[danger])}</p>
      <EmergencyNumbers
        numbers={country.code === null ? leadingNumbers(numbers, leading) : numbers}
        isCountryNamed={country.code !== null && !country.isGuessed}
      />
      <Link
        className="safety-card-more"
        to={PATHS.urgentHelp}
        search={{ section: danger === 'crisis' ? 'crisis' : 'emergency' }}
      >
        {text('moreHelp')}
      </Link>
    </div>
  )
}

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
