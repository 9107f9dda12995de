import { findLatestPlace, findReadingPlace, minutesLeft } from '@reprieve/domain/guide/readingPlace.ts'
import { useId, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { listContents, type Guide } from './guideTable.ts'
import { ListenLink } from './ListenLink.tsx'
import { GuidePicture } from './pictures/GuidePicture.tsx'
import { watchReadingPlaces } from './readingPlaceTable.ts'

/** The article that was read last and not to its end; nothing if there is none. [GUIDE-29] */
export function WhereYouStopped({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const id = useId()
  const { subscribe, current } = watchReadingPlaces(useDiary())
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is !== 'read') return null
  const contents = listContents(guide)
  const latest = findLatestPlace(seen.value, new Set(contents.map((content) => content.id)))
  const content = contents.find((one) => one.id === latest)
  const place = latest === null ? null : findReadingPlace(seen.value, latest)
  if (content === undefined || place === null) return null
  const { title, category, minutes, order } = content
  const left = text('minutesLeft', { minutes: minutesLeft(minutes, place.share) })
  const percent = Math.round(place.share * 100)
  return (
    <section className="card guide-stopped-card" aria-labelledby={id}>
      <div className="guide-stopped-head">
        <GuidePicture category={category ?? ''} variant={order} />
        <div className="guide-stopped-words">
          <h2 id={id} className="guide-kicker">
            {text('whereStopped')}
          </h2>
          <p className="guide-stopped-title" lang="en">
            {title}
          </p>
          <div className="guide-stopped-left">
            <div
              className="guide-meter"
              role="progressbar"
              aria-labelledby={id}
              aria-valuenow={percent}
              aria-valuetext={left}
            >
              <div style={{ inlineSize: `${percent}%` }} />
            </div>
            <span aria-hidden="true">{left}</span>
          </div>
        </div>
      </div>
      <div className="guide-stopped-ways">
        <Link
          className="button primary"
          to={PATHS.guideContent}
          params={{ id: content.id, ...(category !== null && { category_id: category }) }}
        >
          {text('goOn')}
        </Link>
        <ListenLink content={content} hasLabel />
      </div>
    </section>
  )
}
