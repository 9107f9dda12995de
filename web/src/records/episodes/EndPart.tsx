import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { endEpisode } from '@reprieve/domain/records/episode.ts'
import { offeredEnds, type EndChoice } from '@reprieve/domain/records/openEpisode.ts'
import { recordEnd } from '@reprieve/domain/records/recordDuration.ts'
import { startOfRecord } from '@reprieve/domain/records/recordTiming.ts'
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE, type Instant } from '@reprieve/domain/time/instant.ts'
import { momentAt, placeForMoment } from '@reprieve/domain/time/place.ts'
import { useId, useState } from 'react'
import { deviceOffsetAt, useNow } from '../../device/useNow.ts'
import { timeText } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { EndFields, useTimingErrors } from '../sections/DurationPart.tsx'
import type { ShownEpisode } from './readEpisodes.ts'
import '../sections/timingSection.css'

const MINUTES_IN_HOUR = SECONDS_PER_HOUR / SECONDS_PER_MINUTE

interface EndPartProps {
  episode: ShownEpisode
  onEnd: (at: Instant) => void
}

/** When it ended, if that is not now. [EPI-3] */
export function EndPart({ episode, onEnd }: EndPartProps) {
  const { head } = episode
  const text = useText('episodes')
  const records = useText('records')
  const heading = useId()
  const tag = useFormatTag()
  const now = useNow()
  const [typed, setTyped] = useState<SavedRecord | null>(null)
  const shownAt = (at: Instant): string =>
    timeText(tag, momentAt(at, placeForMoment(startOfRecord(head), deviceOffsetAt)))
  const label = ({ kind, at, minutes }: EndChoice): string => {
    if (kind === 'now') return records('now')
    if (kind === 'last-number') return text('lastNumberAt', { time: shownAt(at) })
    if (minutes < MINUTES_IN_HOUR) return records('minutesAgo', { count: minutes })
    return text('hoursAgo', { count: minutes / MINUTES_IN_HOUR })
  }
  const begin = (): void =>
    setTyped({ ...head, ...endEpisode(head, Math.max(now.at, head.startsAt)), ref: head.ref })
  return (
    <div className="episode-end" role="group" aria-labelledby={heading}>
      <p id={heading} className="episode-question">
        {text('whenDidItEnd')}
      </p>
      <div className="episode-ways">
        {offeredEnds(episode, now.at).map((choice) => (
          <Button
            key={`${choice.kind} ${choice.minutes}`}
            label={label(choice)}
            onPress={() => onEnd(choice.kind === 'ago' ? Date.now() - (now.at - choice.at) : endOf(choice))}
          />
        ))}
        {typed === null && <Button label={text('anotherTime')} onPress={begin} />}
      </div>
      {typed !== null && (
        <TypedEnd
          record={typed}
          onChange={(next) => setTyped({ ...typed, ...next, ref: head.ref })}
          onEnd={onEnd}
        />
      )}
    </div>
  )
}

/** The minute that is shown may be over: now is when it is pressed. */
const endOf = ({ kind, at }: EndChoice): Instant => (kind === 'now' ? Date.now() : at)

interface TypedEndProps {
  record: SavedRecord
  onChange: (next: Pick<SavedRecord, 'duration'>) => void
  onEnd: (at: Instant) => void
}

function TypedEnd({ record, onChange, onEnd }: TypedEndProps) {
  const text = useText('episodes')
  const problems = useTimingErrors(record)
  const end = recordEnd(record)
  return (
    <>
      <EndFields record={record} problems={problems} onChange={({ duration }) => onChange({ duration })} />
      <Button label={text('saveEnd')} onPress={() => end !== null && onEnd(end)} />
    </>
  )
}
