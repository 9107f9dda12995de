import { isDeleteWord } from '@reprieve/domain/account/deleteWord.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { use, useId, useState } from 'react'
import { DiaryContext, type OpenDiary } from '../../access/diary.ts'
import { diaryOwner, NOBODY, useSessionStore } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useConfirmedAsk } from '../../account/login/useConfirmedAsk.ts'
import { Link } from '../../navigation/Link.tsx'
import { Navigate } from '../../navigation/Navigate.tsx'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { forgetHints } from '../../settings/hints/changeHints.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { deleteDiary } from '../logout/deleteDiary.ts'
import { ExportStatus, useExportFile } from '../transfer/ExportStatus.tsx'
import { useSync } from '../useSync.ts'
import { deleteAccount, type DeleteAccountOutcome } from './deleteAccount.ts'
import './deleteAccount.css'

const AREAS: readonly BrowserArea[] = ['profile', 'account', 'sync', 'data']

/** D24: what is deleted and until when it can be undone, the diary as a file, and then the confirmation word. */
export function DeleteAccountScreen() {
  useTextsReady(AREAS)
  const diary = use(DiaryContext)
  if (diary === null) return <Navigate to={PATHS.landing} replace />
  return diary.who.is === 'user' ? <DeletingAccount diary={diary} /> : <NoAccount />
}

/** A user without an account may have followed a link: offers the logout instead. */
function NoAccount() {
  const text = useText('profile')
  return (
    <section className="card narrow">
      <p>{text('noAccountHere')}</p>
      <Link className="button" to={PATHS.logout}>
        {text('deleteHere')}
      </Link>
    </section>
  )
}

function DeletingAccount({ diary }: { diary: OpenDiary }) {
  const { state, begin } = useDeleteAccount(diary)
  const text = useText('profile')
  return (
    <section className="card narrow delete-account">
      <p>{text('deleteWhat')}</p>
      <p>{text('deleteGrace')}</p>
      <h2>{text('exportFirst')}</h2>
      <p>{text('exportAbout')}</p>
      <ExportFirst />
      <TypedWord state={state} onDelete={begin} />
      <Link className="link" to={PATHS.profile} search={{ section: 'device' }}>
        {text('backToProfile')}
      </Link>
    </section>
  )
}

/** After the deletion nobody can fetch what only the server has: the export includes it. [FILE-1, D24] */
function ExportFirst() {
  const { stage, hasAccount, make } = useExportFile()
  const data = useText('data')
  const common = useText('common')
  const sync = useText('sync')
  const isLacking = stage.is === 'made' && stage.missing.length > 0
  return (
    <>
      {hasAccount && <p>{data('exportAccount')}</p>}
      <ExportStatus stage={stage} />
      <Button
        label={isLacking ? common('retry') : sync('export')}
        busyLabel={data('exportMaking')}
        isBusy={stage.is === 'making'}
        onPress={make}
      />
    </>
  )
}

function TypedWord({ state, onDelete }: { state: Deleting; onDelete: () => void }) {
  const [typed, setTyped] = useState('')
  const missing = useId()
  const text = useText('profile')
  const account = useText('account')
  const isRight = isDeleteWord(typed)
  const submit = (): void => {
    if (isRight && state.is !== 'deleting') onDelete()
  }
  return (
    <Form label={account('deleteAccount')} onSubmit={submit}>
      <TextField
        label={account('typeDelete')}
        isLiteral
        autoComplete="off"
        value={typed}
        error={null}
        onChange={setTyped}
      />
      <div role="alert">
        <ProblemNote state={state} />
      </div>
      <SubmitButton
        kind="danger"
        label={account('deleteAccount')}
        busyLabel={text('deleting')}
        isBusy={state.is === 'deleting'}
        isDisabled={!isRight}
        describedBy={missing}
      />
      <p id={missing} className="delete-account-missing" role="status">
        {!isRight && text('deleteNeedsWord')}
      </p>
    </Form>
  )
}

function ProblemNote({ state }: { state: Deleting }) {
  const common = useText('common')
  if (state.is === 'refused') return <Note kind="warn">{state.message}</Note>
  return state.is === 'away' && <Note kind="warn">{common('noDataConnection')}</Note>
}

/** Without `deleted`: then no screen is left to show. */
type Deleting = { is: 'asking' | 'deleting' } | Exclude<DeleteAccountOutcome, { is: 'deleted' }>

interface DeleteInUse {
  state: Deleting
  begin: () => void
}

function useDeleteAccount(diary: OpenDiary): DeleteInUse {
  const store = useSessionStore()
  const device = useDevice()
  const engine = useSync()
  const confirmed = useConfirmedAsk()
  const navigate = useNavigate()
  const toasts = useToasts()
  const text = useText('account')
  const [state, setState] = useState<Deleting>({ is: 'asking' })

  const begin = async (): Promise<void> => {
    setState({ is: 'deleting' })
    const deleted = await deleteAccount({
      askServer: () => confirmed('core/delete-user', undefined),
      holdSync: async () => engine?.hold(),
      letSyncGo: () => void engine?.syncNow(),
      clear: () => deleteDiary(diary),
      forget: async () => {
        await device.forget(diary.who)
        await forgetHints(device)
        // Another person may have logged in in another tab meanwhile.
        const ours = JSON.stringify(diary.who)
        await store.change((kept) => (JSON.stringify(diaryOwner(kept)) === ours ? NOBODY : null))
      },
    })
    if (deleted.is !== 'deleted') return setState(deleted)
    toasts.show({ message: text('beingDeleted') })
    // Otherwise the guard would lead to the login, and from there back to deleting.
    await navigate({ to: PATHS.landing, replace: true })
  }
  return { state, begin: () => void begin().catch(() => setState({ is: 'away' })) }
}
