import { useState } from 'react'
import type { LockRecord } from '../../local/lock/lockRecord.ts'
import { useText } from '../../settings/words.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PassphraseField } from './PassphraseField.tsx'
import { useOpening, type LockOpenedHandler } from './useOpening.ts'

interface OpeningWaysProps {
  record: LockRecord
  words: { form: string; passphrase: string; submit: string; busy?: string }
  onOpened: LockOpenedHandler
}

type Way = 'passphrase' | 'recovery'

/** All secrets that open the lock: a user who has forgotten one may have another. [LOCK-22] */
export function OpeningWays({ record, words, onOpened }: OpeningWaysProps) {
  const text = useText('lock')
  const has = (way: Way | 'passkey'): boolean => record.wraps.some(({ by }) => by === way)
  const [way, setWay] = useState<Way>(has('passphrase') ? 'passphrase' : 'recovery')
  const [typed, setTyped] = useState('')
  const { isBusy, fault, forgetFault, byPassphrase, byCode, byPasskey } = useOpening(record, onOpened)
  const isByCode = way === 'recovery'
  const type = (next: string): void => {
    setTyped(next)
    forgetFault()
  }
  const other: Way = isByCode ? 'passphrase' : 'recovery'
  const error = fault === null ? null : text(fault)
  return (
    <Form label={words.form} onSubmit={() => (isByCode ? byCode(typed) : byPassphrase(typed))}>
      {isByCode ? (
        <TextField
          label={text('recoveryCode')}
          hint={text('recoveryHint')}
          name="recovery-code"
          isLiteral
          value={typed}
          error={error}
          onChange={type}
        />
      ) : (
        <PassphraseField label={words.passphrase} value={typed} error={error} onChange={type} />
      )}
      <SubmitButton
        label={words.submit}
        isBusy={isBusy}
        {...(words.busy !== undefined && { busyLabel: words.busy })}
      />
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
