import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { episodeCourse, isOpenEpisode, type EpisodeCourse } from '@reprieve/domain/records/episode.ts'
import { recordEnd, recordSeconds } from '@reprieve/domain/records/recordDuration.ts'
import { episodeLength } from '@reprieve/domain/results/episodeLength.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { useState } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { RecordEntry, type RecordEntryProps } from '../../records/card/RecordEntry.tsx'
import { recordRouteId } from '../../records/readRecords.ts'
import { dateText } from '../../text/dateFormats.ts'
import { timeText } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { DiscloseButton } from '../../ui/layout/Collapse.tsx'
import { shownEntry } from '../shownEntry.ts'
import './episodeEntry.css'

export const isEpisodeCard = (record: SavedRecord, parts: readonly LocalRow[]): boolean =>
  parts.length > 0 || (record.episode !== null && record.partOf === null)

interface EpisodeEntryProps extends Omit<RecordEntryProps, 'episode'> {
  /** In the order of time. */
  parts: readonly LocalRow[]
}

/** The card of an episode: from when to when, its numbers, and each of them on demand. [EPI-21] */
export function EpisodeEntry({ record, parts, onDelete, ...shown }: EpisodeEntryProps) {
  const text = useText('results')
  const records = partsIn(parts)
  const course = episodeCourse({ head: record, parts: records })
  const timing = useSpanText()(record)
  const ids = parts.map(({ clientId }) => clientId)
  return (
    <RecordEntry
      {...shown}
      record={record}
      onDelete={onDelete}
      episode={{
        ids,
        timing,
        question: ids.length === 0 ? null : text('deleteEpisode', { count: ids.length }),
        children: course !== null && records.length > 0 && (
          <LaterNumbers head={record} parts={records} course={course} />
        ),
      }}
    />
  )
}

const partsIn = (rows: readonly LocalRow[]): SavedRecord[] =>
  rows.flatMap((row) => {
    const entry = shownEntry(row)
    return entry?.is === 'record' ? [entry.record] : []
  })

/** "14:20 to 18:30, 4 h 10 min", "Going on since 14:20", or that no end was told. */
function useSpanText(): (record: SavedRecord) => string {
  const text = useText('results')
  const momentText = useMomentText()
  return (record) => {
    const start = { at: record.startsAt, offset: record.timeOffset }
    const from = momentText(start, start)
    const end = recordEnd(record)
    if (record.duration.kind === 'all-day') return text('episodeAllDay')
    if (end === null) return text(isOpenEpisode(record) ? 'episodeSince' : 'episodeNoEnd', { from })
    const { key, values } = episodeLength(recordSeconds(record))
    const to = momentText({ at: end, offset: record.timeOffset }, start)
    return text('episodeSpan', { from, to, length: text(key, values) })
  }
}

/** The time, with its date if it is not that of the start: an episode may last for days, or go on in another place. */
function useMomentText(): (at: LocalInstant, start: LocalInstant) => string {
  const tag = useFormatTag()
  const text = useText('results')
  return (at, start) =>
    dayNumberOf(at) === dayNumberOf(start)
      ? timeText(tag, at)
      : text('dayAnd', { day: dateText(tag, at, { withYear: false }), time: timeText(tag, at) })
}

interface LaterNumbersProps {
  head: SavedRecord
  parts: readonly SavedRecord[]
  course: EpisodeCourse
}

function LaterNumbers({ head, parts, course }: LaterNumbersProps) {
  const text = useText('results')
  const [isOpen, setOpen] = useState(false)
  const numbers = course.numbers.map(({ severity }) => wholeSeverity(severity)).join(', ')
  return (
    <>
      <p className="episode-numbers">{text('episodeNumbers', { numbers })}</p>
      {isOpen && (
        <ol className="episode-parts">
          {parts.map((part) => (
            <LaterNumber key={part.ref.clientId} part={part} head={head} course={course} />
          ))}
        </ol>
      )}
      <DiscloseButton
        label={text('moreNumbers', { count: parts.length })}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
    </>
  )
}

interface LaterNumberProps {
  part: SavedRecord
  head: SavedRecord
  course: EpisodeCourse
}

/** Opens like any record, with its own history and its own deletion. */
function LaterNumber({ part, head, course }: LaterNumberProps) {
  const text = useText('results')
  const momentText = useMomentText()
  const start = { at: head.startsAt, offset: head.timeOffset }
  const time = momentText({ at: part.startsAt, offset: part.timeOffset }, start)
  const told = course.numbers.find(({ clientId }) => clientId === part.ref.clientId)
  const number = told === undefined ? text('noNumber') : String(wholeSeverity(told.severity))
  const words = text(told?.isAfterEnd === true ? 'numberAfterEnd' : 'numberAt', { time, number })
  const id = recordRouteId(part)
  return (
    <li>
      {id === undefined ? (
        words
      ) : (
        <Link className="button text" to={PATHS.recordEdit} params={{ id }}>
          {words}
        </Link>
      )}
    </li>
  )
}
