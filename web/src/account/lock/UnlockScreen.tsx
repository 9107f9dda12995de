import { useEffect, type ReactNode } from 'react'
import { useLockTools } from '../../access/lockTools.ts'
import type { LockRecord } from '../../local/lock/lockRecord.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { WriteLinks } from '../session/WriteLinks.tsx'
import { UnlockForm } from './UnlockForm.tsx'
import './lock.css'

interface UnlockScreenProps {
  record: LockRecord
  /** The last option, for users who have lost all secrets. */
  deleteHere: ReactNode
}

/** Replaces the requested screen: the address stays, and the screen appears after unlocking. [LOCK-17] */
export function UnlockScreen(props: UnlockScreenProps) {
  useTextsReady(['lock', 'account', 'doses'])
  return <Unlocking {...props} />
}

function Unlocking({ record, deleteHere }: UnlockScreenProps) {
  const text = useText('lock')
  const { followOthers, unlock } = useLockTools()
  useEffect(() => followOthers(), [followOthers])
  return (
    <section className="card narrow account lock">
      <h1 tabIndex={-1}>{text('lockedTitle')}</h1>
      <p>{text('lockedText')}</p>
      <UnlockForm
        record={record}
        words={{
          form: text('unlock'),
          passphrase: text('passphrase'),
          submit: text('unlock'),
          busy: text('unlocking'),
        }}
        // The key opens its wrap but not the lock: the lock's data were changed.
        onOpened={async (dek) => ((await unlock(record, dek)).ok ? null : 'brokenTitle')}
      />
      {/* A person in pain must be able to write without the passphrase. [LOCK-11] */}
      <WriteLinks why={text('writeMeanwhile')} />
      {deleteHere}
    </section>
  )
}
