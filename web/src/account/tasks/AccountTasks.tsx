import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { sessionDeviceState, useSession, useSessionStore } from '../../access/session.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { useServiceFacts } from '../service/serviceFacts.ts'
import { ActivityTask, useFormatDateTime } from './ActivityTask.tsx'
import { EmailTask } from './EmailTask.tsx'
import { PasswordTask } from './PasswordTask.tsx'
import { ProvidersTask } from './ProvidersTask.tsx'
import { readAccessPage, appendOlderPage, type AccessLine, type AccessPage } from './accessLog.ts'
import { useAccountAction } from './accountAction.tsx'
import { readAccountFacts, sessionWithEmail, type AccountFacts } from './accountFacts.ts'
import { type LoadState, LoadStateNote, readLoadState, useServerData } from './serverData.tsx'
import '../account.css'
import './tasks.css'

type TaskName = 'email' | 'password' | 'providers' | 'mfa' | 'activity' | 'log'

interface Task {
  name: TaskName
  title: Key<'account'>
  content: ReactNode
}

/** The account section of the profile, for logged-in users; the frame shows its title. */
export function AccountTasks() {
  const session = useSession()
  if (session.is !== 'user' || sessionDeviceState(session) !== 'signed-in') return null
  const { userId, username, email } = session
  return <SignedInTasks key={userId} userId={userId} username={username} email={email} />
}

interface SignedInTasksProps extends Pick<AccountFacts, 'username' | 'email'> {
  userId: number
}

function SignedInTasks({ userId, username, email }: SignedInTasksProps) {
  const { loaded, reload, change } = useServerData(
    'sync/get-record',
    { type: 'user_record' },
    readAccountFacts,
  )
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
      {loaded.is !== 'known' && <LoadStateNote loaded={loaded} onRetry={reload} />}
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
    store.change((kept) => sessionWithEmail(kept, userId, email)).catch(() => undefined)
  }, [store, userId, email])
}

interface MfaTaskProps {
  facts: AccountFacts
  onSwitched: (isOn: boolean) => void
}

/** D19. Switching it off needs a fresh log-in (D10). */
function MfaTask({ facts, onSwitched }: MfaTaskProps) {
  const { acting, act, again } = useAccountAction()
  const text = useText('account')
  const shell = useText()
  const change = (on: boolean): void => act('core/set-mfa', { on }, { onDone: () => onSwitched(on) })
  return (
    <>
      <p className="account-address">{text('taskMfaText', { email: facts.email })}</p>
      <Switch
        label={text('taskMfaSwitch')}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={facts.isMfaOn}
        onChange={change}
      />
      <FormTrouble trouble={acting} onRetry={again} />
    </>
  )
}

/** The account's events, newest first (D7). */
function AccessLogTask() {
  const { loaded, reload, change } = useServerData('core/get-access-log', {}, readAccessPage)
  const [firstOlder, setFirstOlder] = useState<number | null>(null)
  const text = useText('account')
  if (loaded.is !== 'known') return <LoadStateNote loaded={loaded} onRetry={reload} />
  const { lines, next } = loaded.value
  const show = (older: AccessPage): void => {
    setFirstOlder(lines.length)
    change((before) => appendOlderPage(before, older))
  }
  return (
    <>
      <p>{text('taskLogText')}</p>
      {lines.length === 0 && <p>{text('taskLogEmpty')}</p>}
      <ol className="task-list">
        {lines.map((line, index) => (
          // Lines never change or move: older ones are appended.
          <Line key={index} line={line} isSoughtOut={index === firstOlder} />
        ))}
      </ol>
      {next !== null && <Older cursor={next} onPage={show} />}
    </>
  )
}

interface LineProps {
  line: AccessLine
  /** The first line of a page just loaded: the button may be gone, so reading continues here. */
  isSoughtOut: boolean
}

function Line({ line: { at, event, device }, isSoughtOut }: LineProps) {
  const row = useRef<HTMLLIElement>(null)
  const text = useText('account')
  const moment = useFormatDateTime()
  useEffect(() => {
    if (isSoughtOut) row.current?.focus()
  }, [isSoughtOut])
  return (
    <li ref={row} tabIndex={-1} className="task-row">
      <span className="task-row-words">
        <strong>{text(event)}</strong>
        <span className="task-soft">{moment(at)}</span>
        {device !== null && <span className="task-soft">{device}</span>}
      </span>
    </li>
  )
}

type Fetching = { is: 'still' } | Exclude<LoadState<AccessPage>, { is: 'known' }>

function Older({ cursor, onPage }: { cursor: string; onPage: (older: AccessPage) => void }) {
  const ask = useAsk()
  const [fetching, setFetching] = useState<Fetching>({ is: 'still' })
  const text = useText('account')
  const shell = useText()
  const fetch = async (): Promise<void> => {
    if (fetching.is === 'loading') return
    setFetching({ is: 'loading' })
    const page = readLoadState(await ask('core/get-access-log', { cursor }), readAccessPage)
    setFetching(page.is === 'known' ? { is: 'still' } : page)
    if (page.is === 'known') onPage(page.value)
  }
  return (
    <>
      <FormTrouble trouble={fetching} onRetry={() => void fetch()} />
      <Button
        label={text('taskOlder')}
        busyLabel={shell('waiting')}
        isBusy={fetching.is === 'loading'}
        onPress={() => void fetch()}
      />
    </>
  )
}
