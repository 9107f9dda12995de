import { useState } from 'react'
import type { LockFault } from '../../access/diary.ts'
import { leavePage } from '../../local/database/pendingWrites.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import './lock.css'

interface BrokenLockScreenProps {
  why: LockFault
  onDelete: () => Promise<void>
}

/** The whole diary stays closed; nothing is repaired automatically. [LOCK-2, LOCK-19] */
export function BrokenLockScreen({ why, onDelete }: BrokenLockScreenProps) {
  const text = useText('lock')
  const shell = useText()
  const [isAsking, setAsking] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const remove = (): void => void onDelete().catch(() => setFailed(true))
  return (
    <main className="card narrow lock">
      <h1>{text('brokenTitle')}</h1>
      <p role="alert">{text(why === 'lock-newer' ? 'newerText' : 'brokenText')}</p>
      <Button
        kind="primary"
        label={shell('reload')}
        onPress={() => void leavePage(() => location.reload())}
      />
      {why === 'lock-broken' && (
        <Button kind="danger" label={text('deleteHere')} onPress={() => setAsking(true)} />
      )}
      {isFailed && <p role="alert">{text('deleteFailed')}</p>}
      <Dialog
        isOpen={isAsking}
        title={text('deleteTitle')}
        text={text('deleteUncounted')}
        choices={[
          { label: text('keepIt'), kind: 'primary', onChoose: () => {} },
          { label: text('deleteForGood'), kind: 'danger', onChoose: remove },
        ]}
        onClose={() => setAsking(false)}
      />
    </main>
  )
}
