import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { takeGroup } from '@reprieve/domain/records/takeGroup.ts'
import { useId } from 'react'
import { endReplaced } from '../../local/replacedShelf.ts'
import type { Diary } from '../../local/rows.ts'
import { localNow } from '../../device/useNow.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { useRecordSections } from '../useRecordSections.tsx'
import { useStartText } from '../useStartText.ts'
import { useWhen } from '../useWhen.ts'
import { SECTION_OF, type Earlier } from './earlier.ts'
import './earlierSheet.css'

interface EarlierSheetProps {
  diary: Diary
  clientId: string
  record: PainRecord
  earlier: readonly Earlier[]
  onChange: (next: PainRecord) => void
  onClose: () => void
}

/** What is taken back goes into the editor: it is seen there, and kept by Save as any other change. */
export function EarlierSheet({ diary, clientId, record, earlier, onChange, onClose }: EarlierSheetProps) {
  const text = useText('data')
  const common = useText('common')
  const toasts = useToasts()
  const takeBack = (one: Earlier): void => {
    onChange(takeGroup(record, one.record, one.group))
    toasts.show({ message: text('historyTaken') })
    onClose()
  }
  const keepAsItIs = async (): Promise<void> => {
    onClose()
    const ended = await endReplaced(diary, clientId)
    if (!ended.ok) toasts.show({ message: text('historyNotEnded') })
  }
  return (
    <Sheet isOpen title={text('historyChanged')} closeLabel={common('close')} onClose={onClose}>
      <p>{text('historyAbout')}</p>
      <ul className="earlier-list">
        {earlier.map((one) => (
          <EarlierItem key={one.id} diary={diary} record={record} one={one} onTake={() => takeBack(one)} />
        ))}
      </ul>
      <Button label={text('historyKeep')} onPress={() => void keepAsItIs()} />
    </Sheet>
  )
}

interface EarlierItemProps {
  diary: Diary
  record: PainRecord
  one: Earlier
  onTake: () => void
}

function EarlierItem({ diary, record, one, onTake }: EarlierItemProps) {
  const text = useText('data')
  const records = useText('records')
  const when = useWhen()
  const section = SECTION_OF[one.group]
  const now = useSaid(diary, record, section)
  const before = useSaid(diary, one.record, section)
  const heading = useId()
  return (
    <li className="card earlier">
      <h3 id={heading}>{records(section)}</h3>
      <dl>
        <dt>{text('historyNow')}</dt>
        <dd dir="auto">{now ?? text('historyNothing')}</dd>
        <dt>{text('historyYours', { when: when({ ...localNow(), at: one.at }) })}</dt>
        <dd dir="auto">{before ?? text('historyNothing')}</dd>
      </dl>
      <Button kind="quiet" label={text('historyTake')} describedBy={heading} onPress={onTake} />
    </li>
  )
}

/** As the list of sections says it; a note whole, for its difference may be at its end. */
function useSaid(
  diary: Diary,
  record: PainRecord,
  section: (typeof SECTION_OF)[keyof typeof SECTION_OF],
): string | null {
  const startsWhen = useStartText(record)
  const sections = useRecordSections(diary, { record, startsWhen })
  if (section === 'notes') return record.note.trim() || null
  return sections.find(({ id }) => id === section)?.entered ?? null
}
