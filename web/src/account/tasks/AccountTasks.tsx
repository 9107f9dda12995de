import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { stateOf } from '../../access/session.ts'
import { useSession, useSessionStore } from '../../access/useSession.ts'
import { useText } from '../../settings/words.tsx'
import { Collapse } from '../../ui/Collapse.tsx'
import '../account.css'
import { useServiceFacts } from '../useServiceFacts.ts'
import { AccessLogTask } from './AccessLogTask.tsx'
import { factsIn, withAddress, type AccountFacts } from './accountFacts.ts'
import { ActivityTask } from './ActivityTask.tsx'
import { EmailTask } from './EmailTask.tsx'
import { MfaTask } from './MfaTask.tsx'
import { NotKnown } from './NotKnown.tsx'
import { PasswordTask } from './PasswordTask.tsx'
import { ProvidersTask } from './ProvidersTask.tsx'
import './tasks.css'
import { useLoaded } from './useLoaded.ts'

type TaskName = 'email' | 'password' | 'providers' | 'mfa' | 'activity' | 'log'

interface Task {
  name: TaskName
  title: Key<'account'>
  content: ReactNode
}

/** The account section of the profile, for logged-in users; the frame shows its title. */
export function AccountTasks() {
  const session = useSession()
  if (session.is !== 'user' || stateOf(session) !== 'signed-in') return null
  const { userId, username, email } = session
  return <SignedInTasks key={userId} userId={userId} username={username} email={email} />
}

interface SignedInTasksProps extends Pick<AccountFacts, 'username' | 'email'> {
  userId: number
}

function SignedInTasks({ userId, username, email }: SignedInTasksProps) {
  const { loaded, reload, change } = useLoaded('sync/get-record', { type: 'user_record' }, factsIn)
  const facts = loaded.is === 'known' ? loaded.value : null
  const [open, setOpen] = useState<TaskName | null>(null)
  const [isLed, setLed] = useState(false)
  const isOffered = Object.keys(useServiceFacts().providers).length > 0
  const text = useText('account')
  useKnownAddress(userId, facts?.email ?? email)

  const turn = (part: Partial<AccountFacts>): void => change((before) => ({ ...before, ...part }))
  const toPassword = (): void => {
    setLed(true)
    setOpen('password')
  }
  const toggle = (name: TaskName): void => {
    setLed(false)
    setOpen(open === name ? null : name)
  }
  const tasks: Task[] = [
    ...(facts === null ? [] : tasksOn(facts, { turn, isOffered, toPassword })),
    { name: 'activity', title: 'taskActivity', content: <ActivityTask /> },
    { name: 'log', title: 'taskLog', content: <AccessLogTask /> },
  ]
  return (
    <div className="tasks account">
      <dl className="task-facts">
        <dt>{text('username')}</dt>
        <dd>{facts?.username ?? username}</dd>
        <dt>{text('email')}</dt>
        <dd>{facts?.email ?? email}</dd>
      </dl>
      {loaded.is !== 'known' && <NotKnown loaded={loaded} onRetry={reload} />}
      {tasks.map(({ name, title, content }) => (
        <Collapse key={name} title={text(title)} isOpen={open === name} onToggle={() => toggle(name)}>
          {/* Mounted only while open: nothing loads before, and closing a form discards its input. */}
          {open === name && <OpenTask isLed={isLed}>{content}</OpenTask>}
        </Collapse>
      ))}
    </div>
  )
}

/** Opened from another task, whose button is gone: moves the focus to the first field. */
function OpenTask({ isLed, children }: { isLed: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLed) place.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [isLed])
  return (
    <div ref={place} className="task">
      {children}
    </div>
  )
}

interface Ways {
  turn: (part: Partial<AccountFacts>) => void
  /** Whether the operator has set up a provider. */
  isOffered: boolean
  toPassword: () => void
}

/** The tasks that depend on how the user can log in. */
function tasksOn(facts: AccountFacts, { turn, isOffered, toPassword }: Ways): Task[] {
  const email = <EmailTask facts={facts} onSetPassword={toPassword} />
  const password = <PasswordTask facts={facts} onSet={() => turn({ isPasswordSet: true })} />
  const providers = (
    <ProvidersTask
      facts={facts}
      onDisconnected={(gone) => turn({ providers: facts.providers.filter((name) => name !== gone) })}
    />
  )
  const mfa = <MfaTask facts={facts} onSwitched={(isMfaOn) => turn({ isMfaOn })} />
  const passwordTitle = facts.isPasswordSet ? 'changePassword' : 'setPassword'
  return [
    { name: 'email', title: 'changeEmail', content: email },
    { name: 'password', title: passwordTitle, content: password },
    ...(isOffered || facts.providers.length > 0
      ? [{ name: 'providers', title: 'providerWays', content: providers } as const]
      : []),
    { name: 'mfa', title: 'taskMfa', content: mfa },
  ]
}

/** A new address may have been confirmed on another device: this one learns it here. */
function useKnownAddress(userId: number, email: string): void {
  const store = useSessionStore()
  useEffect(() => {
    // On a full disk it is stored the next time.
    store.change((kept) => withAddress(kept, userId, email)).catch(() => undefined)
  }, [store, userId, email])
}
