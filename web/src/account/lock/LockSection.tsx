import { AUTO_LOCK_CHOICES } from '@reprieve/domain/access/autoLock.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type OpenDiary, useDiary } from '../../access/diary.ts'
import { type LockMoveFault, useLockTools } from '../../access/lockTools.ts'
import type { LockRecord } from '../../local/lock/lockRecord.ts'
import { canLock, makeLock, type Secret } from '../../local/lock/unlockWays.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { LOCK_FAULT_TEXTS } from './ClosingScreen.tsx'
import { NewPassphrase } from './NewPassphrase.tsx'
import { UnlockMethods, PasskeyStep, RecoveryStep, useStepFocus } from './UnlockMethods.tsx'
import { hasRoomForDiaryCopy } from './roomForDiaryCopy.ts'
import './lock.css'

/** The settings of an existing lock: when it closes, what opens it, and how to remove it. */
function LockOpen({ record }: { record: LockRecord }) {
  const text = useText('lock')
  const { lockNow } = useLockTools()
  return (
    <div className="lock">
      <p>{text('isOn')}</p>
      <Button kind="primary" label={text('lockNow')} onPress={lockNow} />
      <AutoLock record={record} />
      <UnlockMethods record={record} />
      <RemoveLock />
    </div>
  )
}

const AFTER: Record<string, Key<'lock'>> = {
  '0': 'autoLockAtOnce',
  '300000': 'autoLock5',
  '900000': 'autoLock15',
  null: 'autoLockClosed',
}

/** [LOCK-15] */
function AutoLock({ record }: { record: LockRecord }) {
  const text = useText('lock')
  const tools = useLockTools()
  const toasts = useToasts()
  const choose = async (autoLockMs: number | null): Promise<void> => {
    const isKept = await tools.keep((kept) => ({ ...kept, autoLockMs })).catch(() => false)
    if (!isKept) toasts.show({ message: text('notKept') })
  }
  return (
    <Segmented
      label={text('autoLock')}
      value={String(record.autoLockMs)}
      segments={AUTO_LOCK_CHOICES.map((ms) => ({ value: String(ms), label: text(AFTER[String(ms)]!) }))}
      onChange={(value) => void choose(value === 'null' ? null : Number(value))}
    />
  )
}

/** [LOCK-9] */
function RemoveLock() {
  const text = useText('lock')
  const common = useText('common')
  const tools = useLockTools()
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<LockMoveFault | null>(null)
  const remove = async (): Promise<void> =>
    setFault((await hasRoomForDiaryCopy()) ? await tools.remove() : 'no-room')
  return (
    <>
      <Button kind="danger" label={text('removeLock')} onPress={() => setAsking(true)} />
      <div role="alert">{fault !== null && <Note kind="warn">{text(LOCK_FAULT_TEXTS[fault])}</Note>}</div>
      <Dialog
        isOpen={isAsking}
        title={text('removeTitle')}
        text={text('removeText')}
        choices={[
          { label: common('cancel'), kind: 'primary', onChoose: () => {} },
          { label: text('removeLock'), kind: 'danger', onChoose: () => void remove() },
        ]}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const LIMITS: readonly Key<'lock'>[] = ['limitOpen', 'limitTabs', 'limitShort', 'limitClear', 'limitBefore']

/** REL 4: losing every secret loses the data that are only on this device. The screen says so first. [LOCK-1] */
function SetupLimits({ diary, onAccept }: { diary: OpenDiary; onAccept: () => void }) {
  const text = useText('lock')
  const unsent = useUnsent(diary)
  const hasRoom = useHasRoom()
  return (
    <>
      <h3 tabIndex={-1}>{text('limitsTitle')}</h3>
      <p>{text('limitLost')}</p>
      <p>{diary.who.is === 'anonymous' ? text('limitAnonymous') : text('limitUnsent', { count: unsent })}</p>
      <Link className="link" to={PATHS.yourData}>
        {text('exportFirst')}
      </Link>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit}>{text(limit)}</li>
        ))}
      </ul>
      {!hasRoom && <Note kind="warn">{text('failRoom')}</Note>}
      <Button kind="primary" label={text('understood')} isDisabled={!hasRoom} onPress={onAccept} />
    </>
  )
}

function useUnsent({ tables }: OpenDiary): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    tables.countDirty().then(setCount, () => undefined)
  }, [tables])
  return count
}

function useHasRoom(): boolean {
  const [hasRoom, setRoom] = useState(true)
  useEffect(() => {
    hasRoomForDiaryCopy().then(setRoom, () => undefined)
  }, [])
  return hasRoom
}

type Step = { is: 'limits' | 'passphrase' } | { is: 'recovery' | 'passkey'; secrets: readonly Secret[] }

/** Says first what the lock cannot do; the recovery code is written down before it closes. [LOCK-1] */
function LockSetup({ diary, onCancel }: { diary: OpenDiary; onCancel: () => void }) {
  const text = useText('lock')
  const common = useText('common')
  const tools = useLockTools()
  const [step, setStep] = useState<Step>({ is: 'limits' })
  const [fault, setFault] = useState<LockMoveFault | null>(null)
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
      <div role="alert">{fault !== null && <Note kind="warn">{text(LOCK_FAULT_TEXTS[fault])}</Note>}</div>
      {!isBusy && <Button kind="text" label={common('cancel')} onPress={onCancel} />}
    </div>
  )
}

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
