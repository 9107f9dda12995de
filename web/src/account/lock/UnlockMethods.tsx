import { isEndOfCode } from '@reprieve/domain/access/recoveryCode.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLockTools } from '../../access/lockTools.ts'
import { replaceUnlockWays } from '../../local/lock/changeStoredLock.ts'
import type { Bytes } from '../../local/lock/encryption.ts'
import type { LockRecord, Wrap } from '../../local/lock/lockRecord.ts'
import { makePasskey } from '../../local/lock/passkey.ts'
import { newRecovery, type Secret, withoutWay, withWay } from '../../local/lock/unlockWays.ts'
import { useText } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { NewPassphrase } from './NewPassphrase.tsx'
import { UnlockForm, PASSKEY_FAULT_TEXTS } from './UnlockForm.tsx'

type Doing = 'passphrase' | 'recovery' | 'passkey'

/** What opens the lock. Each change requires opening it again, because it needs the key. [LOCK-2] */
export function UnlockMethods({ record }: { record: LockRecord }) {
  const text = useText('lock')
  const [doing, setDoing] = useState<Doing | null>(null)
  const [last, setLast] = useState<Doing | null>(null)
  const passkeys = record.wraps.filter(({ by }) => by === 'passkey')
  const begin = (what: Doing): void => {
    setDoing(what)
    setLast(what)
  }
  const opener = (what: Doing) => ({ autoFocus: last === what, onPress: () => begin(what) })
  if (doing !== null) return <Changing record={record} doing={doing} onEnd={() => setDoing(null)} />
  return (
    <>
      <Button label={text('changePassphrase')} {...opener('passphrase')} />
      <Button label={text('newRecovery')} {...opener('recovery')} />
      <Button label={text('addPasskey')} {...opener('passkey')} />
      {passkeys.map((wrap, at) => (
        <RemovePasskey key={at} record={record} wrap={wrap} />
      ))}
    </>
  )
}

const DONE = { passphrase: 'changed', recovery: 'recoveryMade', passkey: 'passkeyAdded' } as const

function Changing({ record, doing, onEnd }: { record: LockRecord; doing: Doing; onEnd: () => void }) {
  const text = useText('lock')
  const common = useText('common')
  const toasts = useToasts()
  const tools = useLockTools()
  const [known, setKnown] = useState<Secret | null>(null)
  const place = useStepFocus(known === null ? 'known' : doing)
  const add = async (added: Secret): Promise<void> => {
    const next = known === null ? null : await withWay(record, { known, added })
    const isKept = next?.ok === true && (await tools.keep(replaceUnlockWays(record, next.value)))
    toasts.show(isKept ? { message: text(DONE[doing]), isDone: true } : { message: text('notKept') })
    onEnd()
  }
  const ask: Record<Doing, ReactNode> = {
    passphrase: (
      <>
        <p>{text('changeLimit')}</p>
        <NewPassphrase
          submitLabel={common('save')}
          onChosen={(passphrase) => void add({ by: 'passphrase', passphrase })}
        />
      </>
    ),
    recovery: (
      <RecoveryStep
        submitLabel={common('save')}
        onWritten={(secret) => void add({ by: 'recovery', secret })}
      />
    ),
    passkey: <AddPasskey onMade={(passkey) => void add(passkey)} />,
  }
  return (
    <div className="lock" ref={place}>
      {known === null ? <Known record={record} onKnown={setKnown} /> : ask[doing]}
      <Button kind="text" label={common('cancel')} onPress={onEnd} />
    </div>
  )
}

/** Any of its secrets works: a user who has forgotten the passphrase sets another one. [LOCK-22] */
function Known({ record, onKnown }: { record: LockRecord; onKnown: (secret: Secret) => void }) {
  const text = useText('lock')
  const common = useText('common')
  const now = text('currentPassphrase')
  return (
    <UnlockForm
      record={record}
      words={{ form: now, passphrase: now, submit: common('continue') }}
      onOpened={(_, secret) => {
        onKnown(secret)
        return null
      }}
    />
  )
}

function AddPasskey({ onMade }: { onMade: (passkey: Secret) => void }) {
  const text = useText('lock')
  const { add, fault } = useNewPasskey(onMade)
  return (
    <>
      <p>{text('passkeyAbout')}</p>
      <div role="alert">{fault !== null && <Note kind="warn">{text(fault)}</Note>}</div>
      <Button kind="primary" label={text('addPasskey')} onPress={add} />
    </>
  )
}

function RemovePasskey({ record, wrap }: { record: LockRecord; wrap: Wrap }) {
  const text = useText('lock')
  const tools = useLockTools()
  const toasts = useToasts()
  const remove = async (): Promise<void> => {
    const next = withoutWay(record, wrap)
    const isKept = next.ok && (await tools.keep(replaceUnlockWays(record, next.value)))
    toasts.show({ message: text(isKept ? 'passkeyRemoved' : 'notKept'), isDone: isKept })
  }
  return <Button label={text('removePasskey')} onPress={() => void remove()} />
}

/** The pressed button disappears with its step: moves the focus to the next one. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    place.current?.querySelector<HTMLElement>('h3, input, button')?.focus()
  }, [step])
  return place
}

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
function useNewPasskey(onMade: (passkey: Secret) => void) {
  const [fault, setFault] = useState<Key<'lock'> | null>(null)
  const make = async (): Promise<void> => {
    setFault(null)
    const answered = await makePasskey()
    if (answered.ok) onMade({ by: 'passkey', ...answered.value })
    else setFault(PASSKEY_FAULT_TEXTS[answered.reason])
  }
  return { fault, add: () => void make() }
}
