import { useText } from '../settings/words.tsx'
import { Swell } from '../ui/Swell.tsx'
import { OPENAPI } from './paths.ts'
import { ServerCard } from './ServerCard.tsx'

/** A hard stretch that eases: pain of thirteen days, and how those days went. */
const PAIN = [5, 7, 8, 9, 8, 9, 7, 6, 6, 4, 3, 3, 2]
const DAYS = [4, 3, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8]

export function FirstScreen() {
  const text = useText()
  return (
    <div className="first">
      <Swell pain={PAIN} scores={DAYS} />
      <section className="first-about">
        <h1 className="headline">
          <span>{text('headlineDescribe')}</span> <span>{text('headlineStart')}</span>
        </h1>
        <p className="lead">{text('about')}</p>
      </section>
      <div className="first-cards">
        <ServerCard />
        <section className="card">
          <h2>{text('notYetHeading')}</h2>
          <p>{text('notYetText')}</p>
          <p>{text('notYetMail')}</p>
        </section>
        <section className="card">
          <h2>{text('helpHeading')}</h2>
          <p>{text('helpText')}</p>
        </section>
        <section className="card">
          <h2>{text('operatorHeading')}</h2>
          <p>{text('operatorText')}</p>
          <a className="link" href={OPENAPI}>
            {text('operatorLink')}
          </a>
        </section>
      </div>
    </div>
  )
}
