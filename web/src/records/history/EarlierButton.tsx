import { useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { EarlierVersionsSheet, type RecordHistoryProps } from './EarlierVersionsSheet.tsx'

/** Opens all earlier versions of the record. Without an account no other device can have written to it. [SYNC-43] */
export function EarlierButton(props: RecordHistoryProps) {
  const hasAccount = sessionDeviceState(useSession()) === 'signed-in'
  return hasAccount ? <Ready {...props} /> : null
}

function Ready(props: RecordHistoryProps) {
  useTextsReady(['data'])
  return <Opening {...props} />
}

function Opening(props: RecordHistoryProps) {
  const text = useText('data')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="record-earlier">
        <Button kind="text" label={text('historyTitle')} onPress={() => setOpen(true)} />
      </div>
      {isOpen && <EarlierVersionsSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
