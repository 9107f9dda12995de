import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { memo, useMemo } from 'react'
import type { Lists } from '../lists/useLists.ts'
import { RecordEntry } from '../records/card/RecordEntry.tsx'
import { recordOf, type SavedRecord } from '../records/recordTable.ts'
import { REFLECTION_KIND, reflectionOf } from '../reflections/reflectionRow.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { timeText } from '../settings/whenText.ts'
import { ReflectionEntry } from './ReflectionEntry.tsx'

interface EntryCardProps {
  row: LocalRow
  labelOf: Lists['labelOf']
  onDelete: (clientId: string) => void
}

/** What cannot be read as what it says it is has no card; it is kept all the same. */
export const EntryCard = memo(function EntryCard({ row, labelOf, onDelete }: EntryCardProps) {
  const tag = useFormatTag()
  const isReflection = row.kind === REFLECTION_KIND
  const reflection = useMemo(() => (isReflection ? reflectionOf(row) : null), [row, isReflection])
  const record = useMemo(() => (isReflection ? null : recordOf(row)), [row, isReflection])
  if (reflection !== null)
    return <ReflectionEntry reflection={reflection} labelOf={labelOf} onDelete={onDelete} />
  if (record === null) return null
  return <RecordEntry record={record} when={timeOf(tag, record)} labelOf={labelOf} onDelete={onDelete} />
})

const timeOf = (tag: string, { startsAt, timeOffset }: SavedRecord): string =>
  timeText(tag, { at: startsAt, offset: timeOffset })
