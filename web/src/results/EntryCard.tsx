import { calendarWord } from '@reprieve/domain/time/calendarWord.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { memo } from 'react'
import { localNow } from '../device/useNow.ts'
import type { Lists } from '../lists/useLists.ts'
import { RecordEntry } from '../records/card/RecordEntry.tsx'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { dateText, timeText } from '../settings/whenText.ts'
import { useText } from '../settings/words.tsx'
import { momentOf } from './records/entryOf.ts'
import { ReflectionEntry } from './ReflectionEntry.tsx'
import { isCalledTheSame, shownEntry } from './shownEntry.ts'

interface EntryCardProps {
  row: LocalRow
  /** The card has no day line above it, so it shows its own date. */
  isDated: boolean
  labelOf: Lists['labelOf']
  onDelete: (clientId: string) => void
}

/** A row that cannot be read as its kind has no card; it stays stored. */
export const EntryCard = memo(function EntryCard({ row, isDated, labelOf, onDelete }: EntryCardProps) {
  const whenOf = useWhen(isDated)
  const reflections = useText('reflections')
  const entry = shownEntry(row)
  if (entry === null) return null
  const { is, isWrittenLater } = entry
  if (is === 'reflection') {
    const when = whenOf(momentOf(row), { isWrittenLater, name: reflections('title') })
    return <ReflectionEntry reflection={entry.reflection} when={when} labelOf={labelOf} onDelete={onDelete} />
  }
  const when = whenOf(momentOf(row), { isWrittenLater })
  return <RecordEntry record={entry.record} when={when} labelOf={labelOf} onDelete={onDelete} />
}, isSameCard)

function isSameCard(one: EntryCardProps, other: EntryCardProps): boolean {
  if (one.row !== other.row || one.onDelete !== other.onDelete || one.isDated !== other.isDated) return false
  return isCalledTheSame(one.row, one.labelOf, other.labelOf)
}

interface EntryHeading {
  isWrittenLater: boolean
  /** Shown instead of the time: a reflection belongs to a whole day. */
  name?: string
}

/** Builds the heading of a card. [RES-26, RES-29] */
function useWhen(isDated: boolean): (at: LocalInstant, told: EntryHeading) => string {
  const tag = useFormatTag()
  const text = useText('results')
  return (at, { isWrittenLater, name }) => {
    const time = name ?? timeText(tag, at)
    const withYear = isDated && calendarWord(at, localNow()) === 'another-year'
    const when = isDated ? text('dayAnd', { day: dateText(tag, at, { withYear }), time }) : time
    return isWrittenLater ? text('writtenLater', { when }) : when
  }
}
