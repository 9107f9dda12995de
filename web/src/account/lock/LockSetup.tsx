import { useState } from 'react'
import type { OpenDiary } from '../../access/openDiary.ts'
import { useLockTools, type PassFault } from '../../access/keysLock.ts'
import { makeLock, type Secret } from '../../local/lock/wraps.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { FAULT } from './ClosingScreen.tsx'
import { NewPassphrase } from './NewPassphrase.tsx'
import { PasskeyStep } from './PasskeyStep.tsx'
import { RecoveryStep } from './RecoveryStep.tsx'
import { SetupLimits } from './SetupLimits.tsx'
import { useStepFocus } from './useStepFocus.ts'

type Step = { is: 'limits' | 'passphrase' } | { is: 'recovery' | 'passkey'; secrets: readonly Secret[] }

/** Says first what the lock cannot do; the recovery code is written down before it closes. [LOCK-1] */
export function LockSetup({ diary, onCancel }: { diary: OpenDiary; onCancel: () => void }) {
  const text = useText('lock')
  const common = useText('common')
  const tools = useLockTools()
  const [step, setStep] = useState<Step>({ is: 'limits' })
  const [fault, setFault] = useState<PassFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const place = useStepFocus(step.is)

  const lock = async (secrets: readonly Secret[]): Promise<void> => {
    setBusy(true)
    setFault(null)
    const made = await makeLock(secrets)
    if (!made.ok) throw new Error(made.reason)
    setFault(await tools.set(made.value))
    setBusy(false)
  }
  return (
    <div className="lock" ref={place}>
      {step.is === 'limits' && <SetupLimits diary={diary} onAccept={() => setStep({ is: 'passphrase' })} />}
      {step.is === 'passphrase' && (
        <NewPassphrase
          submitLabel={common('continue')}
          onChosen={(passphrase) => setStep({ is: 'recovery', secrets: [{ by: 'passphrase', passphrase }] })}
        />
      )}
      {step.is === 'recovery' && (
        <RecoveryStep
          submitLabel={common('continue')}
          onWritten={(secret) =>
            setStep({ is: 'passkey', secrets: [...step.secrets, { by: 'recovery', secret }] })
          }
        />
      )}
      {step.is === 'passkey' && (
        <PasskeyStep
          isBusy={isBusy}
          onDone={(passkey) => void lock(passkey === null ? step.secrets : [...step.secrets, passkey])}
        />
      )}
      <div role="alert">{fault !== null && <Note kind="warn">{text(FAULT[fault])}</Note>}</div>
      {!isBusy && <Button kind="text" label={common('cancel')} onPress={onCancel} />}
    </div>
  )
}
