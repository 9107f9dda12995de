import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { memo } from 'react'
import type { Lists } from '../lists/useLists.ts'
import { RecordEntry } from '../records/card/RecordEntry.tsx'
import type { SavedRecord } from '../records/recordTable.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { timeText } from '../settings/whenText.ts'
import { ReflectionEntry } from './ReflectionEntry.tsx'
import { isCalledTheSame, shownEntry } from './shownEntry.ts'

interface EntryCardProps {
  row: LocalRow
  labelOf: Lists['labelOf']
  onDelete: (clientId: string) => void
}

/** What cannot be read as what it says it is has no card; it is kept all the same. */
export const EntryCard = memo(function EntryCard({ row, labelOf, onDelete }: EntryCardProps) {
  const tag = useFormatTag()
  const entry = shownEntry(row)
  if (entry === null) return null
  if (entry.is === 'reflection')
    return <ReflectionEntry reflection={entry.reflection} labelOf={labelOf} onDelete={onDelete} />
  const { record } = entry
  return <RecordEntry record={record} when={timeOf(tag, record)} labelOf={labelOf} onDelete={onDelete} />
}, isSameCard)

function isSameCard(one: EntryCardProps, other: EntryCardProps): boolean {
  if (one.row !== other.row || one.onDelete !== other.onDelete) return false
  return isCalledTheSame(one.row, one.labelOf, other.labelOf)
}

const timeOf = (tag: string, { startsAt, timeOffset }: SavedRecord): string =>
  timeText(tag, { at: startsAt, offset: timeOffset })
