import type { Danger } from '@reprieve/domain/safety/danger.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import './safetyCard.css'

const TITLES = { crisis: 'crisisTitle', urgent: 'urgentTitle', soon: 'soonTitle' } as const
const TEXTS = { crisis: 'crisisText', urgent: 'urgentText', soon: 'soonText' } as const

/** The same words each time, whatever was written: written by people, and nothing clever in them. [SAFE-7] */
export function SafetyCardBody({ danger }: { danger: Danger }) {
  const text = useText('safety')
  return (
    <div className="safety-card-body">
      <h2>{text(TITLES[danger])}</h2>
      <p>{text(TEXTS[danger])}</p>
      <EmergencyNumbers danger={danger} />
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
