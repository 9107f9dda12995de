import { readPassphrase } from '@reprieve/domain/access/appLock.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordStrength } from '../NewPasswordField.tsx'
import { PassphraseField } from './UnlockForm.tsx'

interface NewPassphraseProps {
  submitLabel: string
  onChosen: (passphrase: string) => void
}

/** Typed twice: afterwards a typo could not be distinguished from a forgotten passphrase. [LOCK-3] */
export function NewPassphrase({ submitLabel, onChosen }: NewPassphraseProps) {
  const text = useText('lock')
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [faults, setFaults] = useState<Faults>(NO_FAULTS)
  const submit = (): void => {
    const found = faultsOf(first, second)
    setFaults(found)
    if (found.first === null && found.second === null) onChosen(first)
  }
  const errorOf = (fault: Key<'lock'> | null): string | null => (fault === null ? null : text(fault))
  return (
    <Form label={text('newPassphrase')} onSubmit={submit}>
      <PassphraseField
        label={text('newPassphrase')}
        hint={text('passphraseHint')}
        isNew
        value={first}
        error={errorOf(faults.first)}
        onChange={(next) => {
          setFirst(next)
          setFaults(NO_FAULTS)
        }}
      />
      {first !== '' && <PasswordStrength password={first} names={[]} />}
      <PassphraseField
        label={text('repeatPassphrase')}
        isNew
        value={second}
        error={errorOf(faults.second)}
        onChange={(next) => {
          setSecond(next)
          setFaults(NO_FAULTS)
        }}
      />
      <SubmitButton label={submitLabel} />
    </Form>
  )
}

type Faults = Record<'first' | 'second', Key<'lock'> | null>
const NO_FAULTS: Faults = { first: null, second: null }

const READ_FAULT = { 'too-short': 'passphraseTooShort', 'too-long': 'passphraseTooLong' } as const

function faultsOf(first: string, second: string): Faults {
  const read = readPassphrase(first)
  if (!read.ok) return { ...NO_FAULTS, first: READ_FAULT[read.reason] }
  const isSame = first.normalize('NFKC') === second.normalize('NFKC')
  return { ...NO_FAULTS, second: isSame ? null : 'passphraseDiffers' }
}
