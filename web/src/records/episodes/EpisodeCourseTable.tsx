import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { endEpisode, episodeCourse, type CourseNumber } from '@reprieve/domain/records/episode.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { recordEnd } from '@reprieve/domain/records/recordDuration.ts'
import { startOfRecord } from '@reprieve/domain/records/recordTiming.ts'
import type { Instant, LocalInstant } from '@reprieve/domain/time/instant.ts'
import { momentAt, placeForMoment } from '@reprieve/domain/time/place.ts'
import { deviceOffsetAt } from '../../device/useNow.ts'
import { timeText } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useMomentText } from '../useMomentText.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
import type { ShownRecords } from './readEpisodes.ts'

interface EpisodeCourseTableProps {
  episode: ShownRecords
  onMoveEnd: (head: PainRecord) => void
}

const HEIGHT = 120
const WIDTH = 320
const EDGE = 14
const HIGHEST = 10

/** The course as dots with dotted connectors: nothing is known in between. The table says the same in words. [EPI-5] */
export function EpisodeCourseTable({ episode, onMoveEnd }: EpisodeCourseTableProps) {
  const text = useText('episodes')
  const { head } = episode
  const { word } = useSeverityWords()
  const when = useMomentText()
  const tag = useFormatTag()
  const course = episodeCourse(episode)
  const end = recordEnd(head)
  if (course === null) return null
  const there = (at: Instant): LocalInstant =>
    momentAt(at, placeForMoment(startOfRecord(head), deviceOffsetAt))
  const shownAt = (at: Instant): string => when(there(at))
  const last = course.numbers.filter(({ isAfterEnd }) => isAfterEnd).at(-1)
  return (
    <div className="episode-course">
      <h4>{text('course')}</h4>
      <CoursePicture head={head} numbers={course.numbers} end={end} />
      <table>
        <thead>
          <tr>
            <th scope="col">{text('courseTime')}</th>
            <th scope="col">{text('courseNumber')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(course.numbers, end).map((row) =>
            row === 'end' ? (
              <tr key="end">
                <th scope="row">{end !== null && shownAt(end)}</th>
                <td>{text('courseEnd')}</td>
              </tr>
            ) : (
              <tr key={row.clientId}>
                <th scope="row">{shownAt(row.at)}</th>
                <td>
                  {wholeSeverity(row.severity)}, {word(wholeSeverity(row.severity))}
                  {row.isAfterEnd && <span className="episode-after"> ({text('afterEnd')})</span>}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {last !== undefined && (
        <Button
          label={text('moveEndTo', { time: timeText(tag, there(last.at)) })}
          onPress={() => onMoveEnd(endEpisode(head, last.at))}
        />
      )}
    </div>
  )
}

/** The end stands where it belongs in time, and is no number. */
function rowsOf(numbers: readonly CourseNumber[], end: Instant | null): (CourseNumber | 'end')[] {
  if (end === null) return [...numbers]
  const before = numbers.filter(({ isAfterEnd }) => !isAfterEnd)
  return [...before, 'end', ...numbers.filter(({ isAfterEnd }) => isAfterEnd)]
}

interface CoursePictureProps {
  head: SavedRecord
  numbers: readonly CourseNumber[]
  end: Instant | null
}

function CoursePicture({ head, numbers, end }: CoursePictureProps) {
  const last = Math.max(...numbers.map(({ at }) => at), end ?? 0)
  const from = Math.min(head.startsAt, ...numbers.map(({ at }) => at))
  const span = Math.max(1, last - from)
  const x = (at: Instant): number => EDGE + ((at - from) / span) * (WIDTH - 2 * EDGE)
  const y = (severity: number): number => HEIGHT - EDGE - (severity / HIGHEST) * (HEIGHT - 2 * EDGE)
  const line = numbers.map(({ at, severity }) => `${x(at)},${y(severity)}`).join(' ')
  return (
    // The table below says the same.
    <svg className="episode-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line className="episode-ground" x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
      <polyline className="episode-line" points={line} />
      {end !== null && (
        <line className="episode-end-mark" x1={x(end)} x2={x(end)} y1={EDGE / 2} y2={HEIGHT - EDGE / 2} />
      )}
      {numbers.map(({ clientId, at, severity }) => {
        const whole = wholeSeverity(severity)
        return (
          <g key={clientId}>
            <rect
              x={x(at) - 10}
              y={y(severity) - 10}
              width="20"
              height="20"
              rx="5"
              fill={`var(--sev-${whole})`}
              stroke={`var(--sev-${whole}-edge)`}
            />
            <text x={x(at)} y={y(severity) + 4.5} fill={`var(--sev-${whole}-on)`} textAnchor="middle">
              {whole}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
