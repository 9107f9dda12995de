import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { REPLACED } from '../../local/replacedShelf.ts'
import type { Diary } from '../../local/rows.ts'
import { watch } from '../../local/watch.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { EarlierSheet } from './EarlierSheet.tsx'
import { earlierOf } from './earlier.ts'

interface ChangedElsewhereProps {
  diary: Diary
  clientId: string
  record: PainRecord
  onChange: (next: PainRecord) => void
}

/** Where another device has written over what was written here: told on the record, and both can be seen. [SYNC-32] */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  useTextsReady(['data'])
  return <Told {...props} />
}

function Told({ diary, clientId, record, onChange }: ChangedElsewhereProps) {
  const text = useText('data')
  const [isOpen, setOpen] = useState(false)
  const watched = useMemo(
    () => watch(diary.doorbell, [REPLACED, RECORD_KIND], () => earlierOf(diary, clientId)),
    [diary, clientId],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  const earlier = seen.is === 'read' ? seen.value : []
  if (earlier.length === 0) return null
  return (
    <>
      <Note
        kind="info"
        icon={<Icon name="sync" />}
        action={<Button kind="text" label={text('historySee')} onPress={() => setOpen(true)} />}
      >
        {text('historyChanged')}
      </Note>
      {isOpen && (
        <EarlierSheet
          diary={diary}
          clientId={clientId}
          record={record}
          earlier={earlier}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
