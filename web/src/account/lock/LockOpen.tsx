import { AUTO_LOCK_CHOICES } from '@reprieve/domain/access/autoLock.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useLockTools, type PassFault } from '../../access/keysLock.ts'
import type { LockRecord } from '../../local/lock/lockRecord.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { FAULT } from './ClosingScreen.tsx'
import { LockWays } from './LockWays.tsx'
import { hasRoomForTwo } from './roomForTwo.ts'

/** The settings of an existing lock: when it closes, what opens it, and how to remove it. */
export function LockOpen({ record }: { record: LockRecord }) {
  const text = useText('lock')
  const { lockNow } = useLockTools()
  return (
    <div className="lock">
      <p>{text('isOn')}</p>
      <Button kind="primary" label={text('lockNow')} onPress={lockNow} />
      <AutoLock record={record} />
      <LockWays record={record} />
      <RemoveLock />
    </div>
  )
}

const AFTER: Record<string, Key<'lock'>> = {
  '0': 'autoLockAtOnce',
  '300000': 'autoLock5',
  '900000': 'autoLock15',
  null: 'autoLockClosed',
}

/** [LOCK-15] */
function AutoLock({ record }: { record: LockRecord }) {
  const text = useText('lock')
  const tools = useLockTools()
  const toasts = useToasts()
  const choose = async (autoLockMs: number | null): Promise<void> => {
    const isKept = await tools.keep((kept) => ({ ...kept, autoLockMs })).catch(() => false)
    if (!isKept) toasts.show({ message: text('notKept') })
  }
  return (
    <Segmented
      label={text('autoLock')}
      value={String(record.autoLockMs)}
      segments={AUTO_LOCK_CHOICES.map((ms) => ({ value: String(ms), label: text(AFTER[String(ms)]!) }))}
      onChange={(value) => void choose(value === 'null' ? null : Number(value))}
    />
  )
}

/** [LOCK-9] */
function RemoveLock() {
  const text = useText('lock')
  const common = useText('common')
  const tools = useLockTools()
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<PassFault | null>(null)
  const remove = async (): Promise<void> =>
    setFault((await hasRoomForTwo()) ? await tools.remove() : 'no-room')
  return (
    <>
      <Button kind="danger" label={text('removeLock')} onPress={() => setAsking(true)} />
      <div role="alert">{fault !== null && <Note kind="warn">{text(FAULT[fault])}</Note>}</div>
      <Dialog
        isOpen={isAsking}
        title={text('removeTitle')}
        text={text('removeText')}
        choices={[
          { label: common('cancel'), kind: 'primary', onChoose: () => {} },
          { label: text('removeLock'), kind: 'danger', onChoose: () => void remove() },
        ]}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
