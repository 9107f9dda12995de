import { useEffect, useState, type ReactNode } from 'react'
import { useLockTools } from '../../access/keysLock.ts'
import type { LockRecord } from '../../local/lock/lockRecord.ts'
import { useText } from '../../settings/words.tsx'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import './lock.css'
import { PassphraseField } from './PassphraseField.tsx'
import { useUnlock } from './useUnlock.ts'
import { WriteLocked } from './WriteLocked.tsx'

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
  const { followOthers } = useLockTools()
  useEffect(() => followOthers(), [followOthers])
  return (
    <section className="card narrow account lock">
      <h1 tabIndex={-1}>{text('lockedTitle')}</h1>
      <p>{text('lockedText')}</p>
      <Ways record={record} />
      <WriteLocked />
      {deleteHere}
    </section>
  )
}

type Way = 'passphrase' | 'recovery'

function Ways({ record }: { record: LockRecord }) {
  const text = useText('lock')
  const has = (way: Way | 'passkey'): boolean => record.wraps.some(({ by }) => by === way)
  const [way, setWay] = useState<Way>(has('passphrase') ? 'passphrase' : 'recovery')
  const [typed, setTyped] = useState('')
  const { isBusy, fault, forgetFault, byPassphrase, byCode, byPasskey } = useUnlock(record)
  const isByCode = way === 'recovery'
  const type = (next: string): void => {
    setTyped(next)
    forgetFault()
  }
  const other: Way = isByCode ? 'passphrase' : 'recovery'
  const error = fault === null ? null : text(fault)
  return (
    <Form label={text('unlock')} onSubmit={() => (isByCode ? byCode(typed) : byPassphrase(typed))}>
      {isByCode ? (
        <TextField
          label={text('recoveryCode')}
          hint={text('recoveryHint')}
          name="recovery-code"
          autoComplete="off"
          isLiteral
          value={typed}
          error={error}
          onChange={type}
        />
      ) : (
        <PassphraseField label={text('passphrase')} value={typed} error={error} onChange={type} />
      )}
      <SubmitButton label={text('unlock')} busyLabel={text('unlocking')} isBusy={isBusy} />
      {has('passkey') && <Button label={text('usePasskey')} onPress={byPasskey} />}
      {has(other) && (
        <Button
          kind="text"
          label={text(isByCode ? 'usePassphrase' : 'useRecovery')}
          onPress={() => {
            setWay(other)
            type('')
          }}
        />
      )}
    </Form>
  )
}
