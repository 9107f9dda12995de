import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { recordSeconds, shownLength, type DurationUnit } from '@reprieve/domain/records/recordDuration.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { DiscloseButton } from '../../ui/layout/Collapse.tsx'
import { RecordCard } from '../../ui/layout/RecordCard.tsx'
import { ActionMenu } from '../../ui/overlays/ActionMenu.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Badge } from '../../ui/scale/Badge.tsx'
import { placesText } from '../placeText.ts'
import { recordRouteId } from '../readRecords.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
import { CardDetails, cardLines } from './CardDetails.tsx'
import './recordEntry.css'

const COUNTS: Record<DurationUnit, Key<'records'>> = {
  seconds: 'secondCount',
  minutes: 'minuteCount',
  hours: 'hourCount',
}

/** "90 minutes · Constant": duration and course; empty if neither was entered. */
function useTimingText(): (record: PainRecord) => string {
  const text = useText('records')
  const length = (record: PainRecord): string => {
    const { duration } = record
    if (duration.kind === 'none') return ''
    if (duration.kind === 'all-day') return text('allDay')
    if (duration.kind === 'length') return text(COUNTS[duration.shownIn], { 0: shownLength(duration) })
    const seconds = recordSeconds(record)
    const shownIn = seconds < 7_200 ? 'minutes' : 'hours'
    return text(COUNTS[shownIn], { 0: shownLength({ kind: 'length', seconds, shownIn }) })
  }
  return (record) =>
    [length(record), record.pattern === null ? '' : text(record.pattern)].filter(Boolean).join(' · ')
}

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
  const id = recordRouteId(record)
  const severity = record.severity === null ? null : wholeSeverity(record.severity)
  const where = placesText(record, labelOf)
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
          onAnother={() => void navigate(anotherPain(record))}
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

/** A second pain of the same moment, with its own character and medicines. */
const anotherPain = ({ startsAt, timeOffset }: SavedRecord) => ({
  to: PATHS.recordCreate,
  state: { draftId: newClientId(Date.now()), start: { at: startsAt, offset: timeOffset } },
})

interface CardMenuProps {
  when: string
  /** Null for a record without a URL: one from another device gets it with the number that the server assigns. */
  onEdit: (() => void) | null
  onDuplicate?: (() => void) | null
  onAnother?: () => void
  onDelete: () => void
}

export function CardMenu({ when, onEdit, onDuplicate = null, onAnother, onDelete }: CardMenuProps) {
  const common = useText('common')
  const text = useText('records')
  // Null until the question is first asked: a long list has a menu in each card, and most are never used.
  const [asks, setAsks] = useState<boolean | null>(null)
  const actions = [
    ...(onEdit === null
      ? []
      : [{ label: common('edit'), icon: <DiaryIcon name="pencil" />, onAction: onEdit }]),
    ...(onDuplicate === null
      ? []
      : [{ label: common('duplicate'), icon: <DiaryIcon name="copy" />, onAction: onDuplicate }]),
    ...(onAnother === undefined
      ? []
      : [{ label: text('anotherPain'), icon: <Icon name="plus" />, onAction: onAnother }]),
    {
      label: common('delete'),
      icon: <DiaryIcon name="trash" />,
      isDanger: true,
      onAction: () => setAsks(true),
    },
  ]
  return (
    <>
      <ActionMenu
        label={text(onDuplicate === null ? 'cardMenuShort' : 'cardMenu', { when })}
        actions={actions}
      />
      {asks !== null && (
        <Dialog
          isOpen={asks}
          title={text('deleteConfirm')}
          choices={[
            { label: text('keepRecord'), kind: 'primary', onChoose: () => undefined },
            { label: common('delete'), kind: 'danger', onChoose: onDelete },
          ]}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
