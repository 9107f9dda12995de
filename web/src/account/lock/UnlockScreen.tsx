import { useEffect, type ReactNode } from 'react'
import { useLockTools } from '../../access/keysLock.ts'
import type { LockRecord } from '../../local/lock/lockRecord.ts'
import { useText } from '../../settings/words.tsx'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import './lock.css'
import { OpeningWays } from './OpeningWays.tsx'
import { WriteLinks } from '../WriteLinks.tsx'

interface UnlockScreenProps {
  record: LockRecord
  /** The last way, for who has lost all others. */
  deleteHere: ReactNode
}

/** In the place of whatever was asked for: the address stays, and the screen is there after unlocking. [LOCK-17] */
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
      <OpeningWays
        record={record}
        words={{
          form: text('unlock'),
          passphrase: text('passphrase'),
          submit: text('unlock'),
          busy: text('unlocking'),
        }}
        // A key that opens its wrap and not the lock: what the lock lies in was changed.
        onOpened={async (dek) => ((await unlock(record, dek)).ok ? null : 'brokenTitle')}
      />
      {/* Pain does not wait for a passphrase either. [LOCK-11] */}
      <WriteLinks why={text('writeMeanwhile')} />
      {deleteHere}
    </section>
  )
}
