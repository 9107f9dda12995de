import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { makePasskey } from '../../local/lock/passkey.ts'
import type { Secret } from '../../local/lock/wraps.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { PASSKEY_FAULT } from './useOpening.ts'

interface PasskeyStepProps {
  isBusy: boolean
  onDone: (passkey: Secret | null) => void
}

/** A third way beside the other two, if the browser supports it. [LOCK-4] */
export function PasskeyStep({ isBusy, onDone }: PasskeyStepProps) {
  const text = useText('lock')
  const [made, setMade] = useState<Secret | null>(null)
  const { add, fault } = useNewPasskey(setMade)
  return (
    <>
      <h3 tabIndex={-1}>{text('lastTitle')}</h3>
      <p>{text('passkeyAbout')}</p>
      <div role="status">{made !== null && <Note kind="info">{text('passkeyAdded')}</Note>}</div>
      <div role="alert">{fault !== null && <Note kind="warn">{text(fault)}</Note>}</div>
      {made === null && !isBusy && <Button label={text('addPasskey')} onPress={add} />}
      <p>{text('lastText')}</p>
      <Button
        kind="primary"
        label={text('begin')}
        busyLabel={text('sealing')}
        isBusy={isBusy}
        onPress={() => onDone(made)}
      />
    </>
  )
}

/** Asks the browser for a new passkey, and reports the result. */
export function useNewPasskey(onMade: (passkey: Secret) => void) {
  const [fault, setFault] = useState<Key<'lock'> | null>(null)
  const make = async (): Promise<void> => {
    setFault(null)
    const answered = await makePasskey()
    if (answered.ok) onMade({ by: 'passkey', ...answered.value })
    else setFault(PASSKEY_FAULT[answered.reason])
  }
  return { fault, add: () => void make() }
}
