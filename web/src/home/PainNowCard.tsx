import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { later } from '../ui/later.tsx'

/** Loaded after home: it saves, while home only shows. */
const OneTaps = later(() => import('./OneTaps.tsx'), 'OneTaps')

export function PainNowCard({ diary }: { diary: Diary }) {
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
      <div className="one-taps">
        <Suspense>
          <OneTaps diary={diary} />
        </Suspense>
      </div>
    </section>
  )
}
