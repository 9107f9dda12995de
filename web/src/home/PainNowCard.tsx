import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'

export function PainNowCard() {
  const shell = useText()
  const text = useText('home')
  return (
    <section className="home-card pain-now">
      <h2>{text('painNow')}</h2>
      <p>{text('numberEnough')}</p>
      <Link className="button primary large" to={PATHS.recordCreate}>
        <Icon name="plus" />
        {shell('recordPain')}
      </Link>
    </section>
  )
}
