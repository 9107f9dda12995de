import { useState, type ReactNode } from 'react'
import { useLockTools } from '../../access/keysLock.ts'
import type { LockRecord, Wrap } from '../../local/lock/lockRecord.ts'
import { otherWays } from '../../local/lock/sameLock.ts'
import { withoutWay, withWay, type Secret } from '../../local/lock/wraps.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { NewPassphrase } from './NewPassphrase.tsx'
import { OpeningWays } from './OpeningWays.tsx'
import { useNewPasskey } from './PasskeyStep.tsx'
import { RecoveryStep } from './RecoveryStep.tsx'
import { useStepFocus } from './useStepFocus.ts'

type Doing = 'passphrase' | 'recovery' | 'passkey'

/** What opens the lock. Each change requires opening it again, because it needs the key. [LOCK-2] */
export function LockWays({ record }: { record: LockRecord }) {
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
    const isKept = next?.ok === true && (await tools.keep(otherWays(record, next.value)))
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
    <OpeningWays
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
    const isKept = next.ok && (await tools.keep(otherWays(record, next.value)))
    toasts.show({ message: text(isKept ? 'passkeyRemoved' : 'notKept'), isDone: isKept })
  }
  return <Button label={text('removePasskey')} onPress={() => void remove()} />
}
