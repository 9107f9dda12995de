import { isEndOfCode } from '@reprieve/domain/access/recoveryCode.ts'
import { useState } from 'react'
import { newRecovery } from '../../local/lock/recovery.ts'
import type { Bytes } from '../../local/lock/sealing.ts'
import { useText } from '../../settings/words.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface RecoveryStepProps {
  submitLabel: string
  /** Presumably written down: the user typed its last part. */
  onWritten: (secret: Bytes) => void
}

/** Shown once and stored nowhere. [LOCK-5] */
export function RecoveryStep({ submitLabel, onWritten }: RecoveryStepProps) {
  const text = useText('lock')
  const [{ secret, code }] = useState(newRecovery)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (): void => (isEndOfCode(code, typed) ? onWritten(secret) : setWrong(true))
  return (
    <>
      <h3 tabIndex={-1}>{text('recoveryTitle')}</h3>
      <p>{text('recoveryText')}</p>
      <p className="lock-code" translate="no">
        {code}
      </p>
      <Form label={text('recoveryTitle')} onSubmit={submit}>
        <TextField
          label={text('recoveryConfirm')}
          hint={text('recoveryConfirmHint')}
          autoComplete="off"
          isLiteral
          value={typed}
          error={isWrong ? text('recoveryDiffers') : null}
          onChange={(next) => {
            setTyped(next)
            setWrong(false)
          }}
        />
        <SubmitButton label={submitLabel} />
      </Form>
    </>
  )
}
