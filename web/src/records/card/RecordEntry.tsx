import type { SavedRecord } from '@reprieve/contract/records/savedRecord.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DiscloseButton } from '../../ui/DiscloseButton.tsx'
import { RecordCard } from '../../ui/RecordCard.tsx'
import { routeIdOf } from '../recordTableRead.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
import { CardDetails } from './CardDetails.tsx'
import { cardLines } from './cardLines.ts'
import { CardMenu } from './CardMenu.tsx'
import './recordEntry.css'
import { useTimingText } from './useTimingText.ts'

export interface RecordEntryProps {
  record: SavedRecord
  /** The time of the record, as the surrounding list formats it. */
  when: string
  /** The label of what a record refers to, in the page's language. */
  labelOf: (reference: { id: string; text: string }) => string
  onDelete: (clientId: string) => void
}

/** One record of the list: the summary first, the details on demand. */
export function RecordEntry({ record, when, labelOf, onDelete }: RecordEntryProps) {
  const common = useText('common')
  const { word, spoken, spokenNumber } = useSeverityWords()
  const timing = useTimingText()(record)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const id = routeIdOf(record)
  const severity = record.severity === null ? null : wholeSeverity(record.severity)
  const where = record.location.map(labelOf).join(', ')
  const label = where === '' ? spokenNumber : spoken
  const lines = cardLines(record)
  const hasDetails = lines.length > 0 || record.note.trim() !== ''
  const said = [where || (severity === null ? '' : word(severity)), timing].filter((one) => one !== '')
  return (
    <RecordCard
      badge={severity !== null && <Badge ramp="sev" value={severity} label={label(severity)} />}
      when={when}
      where={said.join(' · ')}
      menu={
        <CardMenu
          when={when}
          onEdit={id === undefined ? null : () => void navigate({ to: PATHS.recordEdit, params: { id } })}
          onDuplicate={
            id === undefined ? null : () => void navigate({ to: PATHS.recordAdd, search: { copy: id } })
          }
          onDelete={() => onDelete(record.ref.clientId)}
        />
      }
    >
      {hasDetails && (
        <>
          {isOpen && <CardDetails lines={lines} note={record.note} labelOf={labelOf} />}
          <DiscloseButton label={common('details')} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        </>
      )}
    </RecordCard>
  )
}
