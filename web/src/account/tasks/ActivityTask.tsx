import { useState } from 'react'
import { makeSessionKeys } from '../../access/keys.ts'
import { useSessionStore } from '../../access/useSession.ts'
import { DATE_TIME_FORMAT } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { DoneNote } from './Done.tsx'
import { IdleSwitch } from './IdleSwitch.tsx'
import { LoadStateNote } from './NotKnown.tsx'
import { readSessions, type ListedSession } from './sessions.ts'
import { useAccountAction } from './useAct.ts'
import { useServerData } from './useLoaded.ts'

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
