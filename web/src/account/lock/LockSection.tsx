import { useState, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useLockTools } from '../../access/keysLock.ts'
import { canLock } from '../../local/lock/wraps.ts'
import { useText } from '../../settings/words.tsx'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import './lock.css'
import { LockOpen } from './LockOpen.tsx'
import { LockSetup } from './LockSetup.tsx'

/** The app lock in the settings: set up, change, remove. [LOCK-1] */
export function LockSection() {
  useTextsReady(['lock', 'account'])
  return <Lock />
}

function Lock() {
  const text = useText('lock')
  const diary = useDiary()
  const tools = useLockTools()
  const record = useSyncExternalStore(tools.record.subscribe, tools.record.current)
  const [setup, setSetup] = useState<'not-begun' | 'begun' | 'left'>('not-begun')
  if (record !== null) return <LockOpen record={record} />
  if (setup === 'begun') return <LockSetup diary={diary} onCancel={() => setSetup('left')} />
  return (
    <div className="lock">
      <p>{text('about')}</p>
      {canLock() ? (
        <Button label={text('setUp')} autoFocus={setup === 'left'} onPress={() => setSetup('begun')} />
      ) : (
        <Note kind="info">{text('notHere')}</Note>
      )}
    </div>
  )
}
