import { useText } from '../settings/words.tsx'
import { EmptySwell } from '../ui/Swell.tsx'
import { HOME } from './paths.ts'

export function NotFoundScreen() {
  const text = useText()
  return (
    <section className="card narrow">
      <EmptySwell />
      <h1>{text('notFoundTitle')}</h1>
      <p>{text('notFoundText')}</p>
      <a className="button primary" href={HOME}>
        {text('goHome')}
      </a>
    </section>
  )
}
