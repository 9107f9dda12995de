import { parseRecoveryCode, type CodeFault } from '@reprieve/domain/access/recoveryCode.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useRef, useState } from 'react'
import type { LockRecord } from '../../local/lock/lockRecord.ts'
import { askPasskeys, type PasskeyFault } from '../../local/lock/passkey.ts'
import { unlock, type Secret } from '../../local/lock/unlockWays.ts'
import { useText } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

const CODE_FAULT: Record<CodeFault, Key<'lock'>> = {
  'wrong-length': 'codeLength',
  'unknown-letter': 'codeLetter',
  mistyped: 'codeMistyped',
}

export const PASSKEY_FAULT_TEXTS: Record<PasskeyFault, Key<'lock'>> = {
  'not-here': 'passkeyNotHere',
  'no-prf': 'passkeyNoSecret',
  refused: 'passkeyRefused',
}

const WRONG: Record<Secret['by'], Key<'lock'>> = {
  passphrase: 'wrongPassphrase',
  recovery: 'wrongCode',
  passkey: 'wrongPasskey',
}

interface Opening {
  isBusy: boolean
  fault: Key<'lock'> | null
  forgetFault: () => void
  byPassphrase: (passphrase: string) => void
  byCode: (typed: string) => void
  byPasskey: () => void
}

/** Called when the secret has opened the lock. Returns a message if something is still wrong, otherwise null. */
type LockOpenedHandler = (dek: CryptoKey, secret: Secret) => Key<'lock'> | null | Promise<Key<'lock'> | null>

/** The ways to open a lock, one attempt at a time. */
function useOpening(record: LockRecord, onOpened: LockOpenedHandler): Opening {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Key<'lock'> | null>(null)

  const open = async (secret: Secret): Promise<Key<'lock'> | null> => {
    const dek = await unlock(record, secret)
    return dek.ok ? onOpened(dek.value, secret) : WRONG[secret.by]
  }
  const once = async (act: () => Promise<Key<'lock'> | null>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setFault(null)
    const told = await act().catch(() => 'failStorage' as const)
    isUnderWay.current = false
    setBusy(false)
    setFault(told)
  }
  return {
    isBusy,
    fault,
    forgetFault: () => setFault(null),
    byPassphrase: (passphrase) => void once(() => open({ by: 'passphrase', passphrase })),
    byCode: (typed) =>
      void once(async () => {
        const secret = parseRecoveryCode(typed)
        return secret.ok ? open({ by: 'recovery', secret: secret.value }) : CODE_FAULT[secret.reason]
      }),
    byPasskey: () =>
      void once(async () => {
        const answered = await askPasskeys(record.wraps.filter((wrap) => wrap.by === 'passkey'))
        return answered.ok ? open({ by: 'passkey', ...answered.value }) : PASSKEY_FAULT_TEXTS[answered.reason]
      }),
  }
}

interface OpeningWaysProps {
  record: LockRecord
  words: { form: string; passphrase: string; submit: string; busy?: string }
  onOpened: LockOpenedHandler
}

type Way = 'passphrase' | 'recovery'

/** All secrets that open the lock: a user who has forgotten one may have another. [LOCK-22] */
export function UnlockForm({ record, words, onOpened }: OpeningWaysProps) {
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

interface PassphraseFieldProps {
  label: string
  hint?: string
  isNew?: boolean
  value: string
  error: string | null
  onChange: (value: string) => void
}

export function PassphraseField({ isNew = false, hint, ...field }: PassphraseFieldProps) {
  const text = useText('lock')
  return (
    <PasswordField
      {...field}
      {...(hint !== undefined && { hint })}
      name={isNew ? 'new-passphrase' : 'passphrase'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      showLabel={text('showPassphrase')}
      hideLabel={text('hidePassphrase')}
    />
  )
}
