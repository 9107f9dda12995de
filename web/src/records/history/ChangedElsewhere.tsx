import { useState } from 'react'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { EarlierVersionsSheet, type RecordHistoryProps, useEarlierVersions } from './EarlierVersionsSheet.tsx'

/** Says on the record that another device has overwritten a value of this one, and opens both versions. [SYNC-32] */
export function ChangedElsewhere(props: RecordHistoryProps) {
  useTextsReady(['data'])
  return <Told {...props} />
}

function Told(props: RecordHistoryProps) {
  const text = useText('data')
  const [isOpen, setOpen] = useState(false)
  const earlier = useEarlierVersions(props.diary, props.clientId)
  return (
    <>
      {earlier.length > 0 && (
        <Note
          kind="info"
          icon={<Icon name="sync" />}
          action={<Button kind="text" label={text('historySee')} onPress={() => setOpen(true)} />}
        >
          {text('historyChanged')}
        </Note>
      )}
      {isOpen && <EarlierVersionsSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
