import { CODES, type Code } from '@reprieve/contract/codes.ts'
import { TARGET_NAMES, type TargetName } from '@reprieve/domain/access/routesNamedTargets.ts'
import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useOpenTarget } from '../../access/namedTarget.ts'
import { appTooOld, appUpdate } from '../../device/appUpdate.ts'
import { LeaveWithChanges } from '../../editing/LeaveWithChanges.tsx'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useMessages } from '../../ui/overlays/useMessages.ts'
import { UpdatePrompt } from '../boot/UpdatePrompt.tsx'
import { LoadingSkeleton } from '../frame/fallbacks.tsx'
import { useTitle, type TitleKey } from '../frame/useTitle.ts'
import './testScreen.css'

const DONE: readonly TitleKey[] = [
  'records.saved',
  'reflections.saved',
  'conditions.added',
  'conditions.edited',
  'medications.added',
  'medications.edited',
  'medications.brandAdded',
  'account.profileSaved',
  'settings.subscriptionsSaved',
  'questionnaires.thankYou',
  'sync.success',
]

const UNDONE: readonly TitleKey[] = ['records.deleted', 'conditions.deleted', 'medications.deleted']

const FAILED: readonly TitleKey[] = [
  'account.avatarTooLarge',
  'account.beingDeleted',
  'account.passwordResetRequested',
  'common.dateRangeError',
  'common.permissionDenied',
  'common.unableToOpenMail',
  'questionnaires.sendFailed',
  'reports.downloadFailed',
  'reports.storagePermission',
  'settings.subscriptionsLoadFailed',
  'settings.subscriptionsSaveFailed',
  'sync.cannotLogOut',
]

function ToastParts() {
  const common = useText('common')
  const { showError } = useMessages()
  return (
    <>
      {DONE.map((title) => (
        <ToastButton key={title} title={title} kind="done" />
      ))}
      {UNDONE.map((title) => (
        <ToastButton key={title} title={title} kind="undo" />
      ))}
      {FAILED.map((title) => (
        <ToastButton key={title} title={title} kind="failed" />
      ))}
      <Button label={common('noDataConnection')} onPress={() => showError({ reached: false })} />
      <Button label={common('unknownError')} onPress={() => showError({})} />
    </>
  )
}

function ToastButton({ title, kind }: { title: TitleKey; kind: 'done' | 'undo' | 'failed' }) {
  const message = useTitle(title)
  const toasts = useToasts()
  const { showError } = useMessages()
  const text = useText()
  const show = {
    done: () => toasts.show({ message, isDone: true }),
    undo: () => toasts.show({ message, undo: () => toasts.show({ message: text('undo') }) }),
    failed: () => showError({ message }),
  }
  return <Button label={message} onPress={show[kind]} />
}

const NEVER = new Promise<never>(() => undefined)

function Slow(): ReactNode {
  return use(NEVER)
}

function TroubleParts() {
  const text = useText()
  const [trouble, setTrouble] = useState<'none' | 'broken' | 'slow'>('none')
  if (trouble === 'broken') throw new Error('broken by hand')
  return (
    <>
      <Button label={text('testBreak')} onPress={() => setTrouble('broken')} />
      <Button label={text('testTooOld')} onPress={() => appTooOld.tell()} />
      <UpdatePart />
      <LeavingPart />
      <Button label={text('testSlow')} onPress={() => setTrouble('slow')} />
      {trouble === 'slow' && (
        <Suspense fallback={<LoadingSkeleton />}>
          <Slow />
        </Suspense>
      )}
    </>
  )
}

/** As on a screen that was opened when a new version was known; its button checks for one and reloads the page. */
function UpdatePart() {
  const text = useText()
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.current)
  const [raised, setRaised] = useState(0)
  return (
    <>
      <Button label={text('testUpdate')} onPress={() => setRaised(raised + 1)} />
      {/* Keyed by its count: a postponed prompt is gone for good, and the next one is a new one. */}
      {raised > 0 && (
        <div className="test-wide" role="status">
          <UpdatePrompt key={raised} isBusy={update === 'updating'} />
        </div>
      )}
    </>
  )
}

/** The path parameters that a name requires but does not contain. */
const GIVEN: Partial<Record<TargetName, Readonly<Record<string, string>>>> = {
  'common/createRecord': { id: '-3' },
  'common/editList': { field: 'symptom' },
}

function TargetParts() {
  const open = useOpenTarget()
  return TARGET_NAMES.map((name) => (
    <Button key={name} label={name} onPress={() => open(name, GIVEN[name])} />
  ))
}

/** ROUTE-10: every message, dialog and code, triggered by hand. It does not exist in production. */
export function TestScreen() {
  const text = useText()
  return (
    <div className="test-screen">
      <Part title={text('testToasts')}>
        <ToastParts />
      </Part>
      <Part title={text('testScreens')}>
        <TroubleParts />
      </Part>
      <Part title={text('testTargets')}>
        <TargetParts />
      </Part>
      <Part title={text('testCodes')}>
        <CodeParts />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <div className="test-parts">{children}</div>
    </section>
  )
}

/** The server sends the text of a code; here its number and name replace it. */
function CodeParts() {
  return CODES.map((code) => <CodePart key={code.name} code={code} />)
}

function CodePart({ code: { code, name } }: { code: Code }) {
  const text = useText()
  const { showError, askRetry } = useMessages()
  const toasts = useToasts()
  const fault = { reached: true, message: `${code} ${name}` }
  const retry = (): void => toasts.show({ message: text('testRetried') })
  return (
    <>
      <Button label={text('testAsToast', { name: fault.message })} onPress={() => showError(fault)} />
      <Button label={text('testAsDialog', { name: fault.message })} onPress={() => askRetry(fault, retry)} />
    </>
  )
}

/** Opens the menu with unsaved changes; from then on the screen asks before leaving. */
function LeavingPart() {
  const text = useText('records')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const isChanged = tries > 0
  // Navigates after the changes block leaving, which they do once this is rendered.
  useEffect(() => {
    if (tries > 0) void navigate({ to: PATHS.menu })
  }, [tries, navigate])
  const tell = async (message: string): Promise<boolean> => {
    toasts.show({ message })
    return true
  }
  return (
    <>
      <Button label={text('leaveQuestion')} onPress={() => setTries(tries + 1)} />
      <LeaveWithChanges
        when={isChanged}
        words={{
          question: text('leaveQuestion'),
          text: text('leaveChanged'),
          save: text('leaveSave'),
          back: text('leaveBack'),
          discard: text('leaveDiscard'),
        }}
        onSave={() => tell(text('saved'))}
        onDiscard={() => tell(text('closedUnsaved'))}
      />
    </>
  )
}
