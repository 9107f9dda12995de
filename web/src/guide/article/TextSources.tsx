import { useId } from 'react'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Note } from '../../ui/layout/Note.tsx'

interface TextSourcesProps {
  sources: readonly string[]
  /** YYYY-MM. */
  reviewed: string
  needsReview: boolean
}

/**
 * The sources of a text, and whether it still needs review: it never claims a review that did not happen. [GUIDE-16]
 */
export function TextSources({ sources, reviewed, needsReview }: TextSourcesProps) {
  const text = useText('guide')
  const id = useId()
  const month = useMonth(reviewed)
  return (
    <section className="guide-sources" aria-labelledby={id}>
      <h3 id={id}>{text('sources')}</h3>
      {sources.length > 0 && (
        <ul lang="en">
          {sources.map((source, place) => (
            <li key={place}>{source}</li>
          ))}
        </ul>
      )}
      {month !== null && <p>{text('checked', { month })}</p>}
      {needsReview && <Note kind="info">{text('notReviewed')}</Note>}
    </section>
  )
}

/** Null if it is not a month: then nothing is shown. */
function useMonth(reviewed: string): string | null {
  const tag = useFormatTag()
  const [year, month] = reviewed.split('-').map(Number)
  if (year === undefined || month === undefined || !(month >= 1 && month <= 12)) return null
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(year, month - 1, 1)))
}
