import { useState } from 'react'
import { useSessionStore } from '../../access/session.ts'
import { makeSessionKeys } from '../../access/sessionKeys.ts'
import { DATE_TIME_FORMAT } from '../../text/dateFormats.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { IdleSwitch } from './IdleSwitch.tsx'
import { DoneNote, useAccountAction } from './accountAction.tsx'
import { LoadStateNote, useServerData } from './serverData.tsx'

/** A session of the person. */
interface ListedSession {
  id: string
  /** The device's own name; null: it gave none. */
  device: string | null
  signedInAt: number
  lastSeen: number
  isThis: boolean
}

/** Reads a response of list-sessions, this device first. */
export function readSessions({ sessions }: Record<string, unknown>): ListedSession[] {
  const rows: unknown[] = Array.isArray(sessions) ? sessions : []
  return rows.flatMap(sessionIn).toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

function sessionIn(row: unknown): ListedSession[] {
  const { session_id: id, device_details: device, created, last_seen: lastSeen, current } = fieldsOf(row)
  if (typeof id !== 'string' || typeof created !== 'number' || typeof lastSeen !== 'number') return []
  return [
    {
      id,
      device: typeof device === 'string' && device !== '' ? device : null,
      signedInAt: created,
      lastSeen,
      isThis: current === true,
    },
  ]
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The account's sessions, and the actions to end them (D17). */
export function ActivityTask() {
  const { loaded, reload } = useServerData('core/list-sessions', undefined, readSessions)
  const text = useText('account')
  return (
    <>
      {loaded.is === 'known' ? (
        <>
          <p>{text('taskActivityText')}</p>
          <Sessions sessions={loaded.value} onEnded={reload} />
        </>
      ) : (
        <LoadStateNote loaded={loaded} onRetry={reload} />
      )}
      <IdleSwitch />
    </>
  )
}

function Sessions({ sessions, onEnded }: { sessions: readonly ListedSession[]; onEnded: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const [areOthersOut, setOthersOut] = useState(false)
  const { acting, act, again } = useAccountAction()
  const lock = useLockHere()
  const text = useText('account')
  const common = useText('common')
  const endOthers = (): void =>
    act(
      'core/delete-all-tokens',
      { scope: 'others' },
      {
        onDone: () => {
          setOthersOut(true)
          onEnded()
        },
      },
    )
  const endAll = (): void => act('core/delete-all-tokens', { scope: 'all' }, { onDone: lock })
  return (
    <>
      <ul className="task-list">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {areOthersOut && <DoneNote>{text('taskOthersAreOut')}</DoneNote>}
      <FormTrouble trouble={acting} onRetry={again} />
      <div className="task-buttons">
        {sessions.length > 1 && (
          <Button label={text('taskOthersOut')} isBusy={acting.is === 'acting'} onPress={endOthers} />
        )}
        <Button
          label={text('taskEverywhere')}
          isBusy={acting.is === 'acting'}
          onPress={() => setAsked(true)}
        />
      </div>
      <Dialog
        isOpen={isAsked}
        title={text('taskEverywhereAsk')}
        text={text('taskEverywhereText')}
        choices={[
          { label: common('cancel'), kind: 'primary', onChoose: () => undefined },
          { label: text('taskEverywhere'), kind: 'quiet', onChoose: endAll },
        ]}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

function Session({ session: { device, signedInAt, lastSeen, isThis } }: { session: ListedSession }) {
  const text = useText('account')
  const moment = useFormatDateTime()
  return (
    <li className="task-row">
      <span className="task-row-words">
        <strong>{device ?? text('taskUnknownDevice')}</strong>
        {isThis && <Tag kind="info" label={text('taskThisDevice')} />}
        <span className="task-soft">{text('taskLoggedInAt', { when: moment(signedInAt) })}</span>
        <span className="task-soft">{text('taskLastSeen', { when: moment(lastSeen) })}</span>
      </span>
    </li>
  )
}

/** The person ended this device's session: the diary stays, behind a log-in (D16). */
function useLockHere(): () => void {
  const store = useSessionStore()
  return () => {
    const keys = makeSessionKeys(store)
    const signedIn = keys.current()
    if (signedIn !== null) void keys.lock(signedIn, { by: 'expired', isOver: true })
  }
}

/** Always day and hour, so that events at night are clearly dated. */
export function useFormatDateTime(): (at: number) => string {
  const format = new Intl.DateTimeFormat(useFormatTag(), DATE_TIME_FORMAT)
  return (at) => format.format(at)
}
