import { useText } from '../text/useText.tsx'
import { SpokenPause } from '../ui/layout/ListRow.tsx'
import { type ContentRow, ContentLink } from './GuideRows.tsx'
import { ListenLink } from './ListenLink.tsx'
import { GuidePicture } from './pictures/GuidePicture.tsx'

/** Articles with the reason in words, and a way to hear each of them. [GUIDE-30] */
export function PickedRows({ label, rows }: { label: string; rows: readonly ContentRow[] }) {
  return (
    <div className="list-card" role="group" aria-label={label}>
      {rows.map((row) => (
        <PickedRow key={row.content.id} row={row} />
      ))}
    </div>
  )
}

function PickedRow({ row: { content, why } }: { row: ContentRow }) {
  const text = useText('guide')
  const { title, category, order, minutes, status } = content
  const about = [text('shortMinutes', { minutes }), why, status === 'read' ? text('stateRead') : undefined]
  return (
    <div className="guide-picked">
      <ContentLink content={content} section={null}>
        <GuidePicture category={category ?? ''} variant={order} />
        <span className="list-row-words">
          <span className="list-row-title" lang="en">
            {title}
          </span>
          <SpokenPause />
          <span className="list-row-subtitle">{about.filter((one) => one !== undefined).join(' · ')}</span>
        </span>
      </ContentLink>
      <ListenLink content={content} />
    </div>
  )
}
