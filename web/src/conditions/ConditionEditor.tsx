import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import { conditionText, type Condition } from '@reprieve/domain/conditions/condition.ts'
import { isOtherCondition } from '@reprieve/domain/conditions/editCondition.ts'
import { useEffect, useRef, useState } from 'react'
import { LeaveWithChanges } from '../editing/LeaveWithChanges.tsx'
import { useEditSession } from '../editing/useEditSession.ts'
import { useLeaving, type Leaving } from '../editing/useLeaving.ts'
import type { Diary } from '../local/rows/rows.ts'
import { isStorageFault } from '../local/tables.ts'
import { useNavigate, useRouter, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { NotSavedDialog } from '../settings/saving/NotSavedDialog.tsx'
import { useLeaveWords } from '../text/formTexts.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { whenReleased } from '../ui/controls/useSteadyPress.ts'
import { focusFirstError, Form } from '../ui/fields/Form.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { ConditionFields, type ConditionFieldName } from './ConditionFields.tsx'
import { DeleteConditionDialog, useConditionDelete } from './DeleteConditionDialog.tsx'
import { MyConditions } from './MyConditions.tsx'
import type { ConditionEditorStart } from './conditionDraft.ts'
import {
  conditionForm,
  conditionProblems,
  type ConditionEditing,
  type ConditionFormFault,
  type Replace,
} from './conditionForm.ts'
import './conditions.css'

interface ConditionEditorProps {
  diary: Diary
  begun: ConditionEditorStart
  replace: Replace
}

const FIELDS: readonly ConditionFieldName[] = ['name', 'firstSymptom', 'diagnosed']

export function ConditionEditor({ diary, begun, replace }: ConditionEditorProps) {
  const text = useText('conditions')
  const common = useText('common')
  const ways = useLeaveWords()
  const records = useText('records')
  const shell = useText()
  const { language } = useLanguage()
  const { opened } = begun
  const editor = useEditSession(diary, conditionForm(diary, begun, replace))
  const leaving = useConditionLeaving(editor, opened === null)
  const go = useConditionGoing(begun.id)
  const deletion = useConditionDelete(diary, {
    keep: editor.keepForLater,
    onDeleted: () => go.back('settled'),
  })
  // Errors are shown when a field is left, not while it is half typed.
  const [left, setLeft] = useState<readonly ConditionFieldName[]>([])
  const { value: now } = editor
  const problems = conditionProblems(now)
  const isFaulty = Object.keys(problems).length > 0

  const page = useRef<HTMLDivElement>(null)
  const { fault } = leaving
  useEffect(() => {
    if (fault !== null && page.current !== null) focusFirstError(page.current)
  }, [fault])
  const [retry, setRetry] = useState<'save' | 'search'>('save')
  const search = async (): Promise<void> => {
    setRetry('search')
    if (await leaving.keepAlong()) go.search()
  }
  const submit = async (): Promise<void> => {
    setRetry('save')
    setLeft(FIELDS)
    if (!isFaulty && (await leaving.save())) go.on()
  }
  const shown = { ...only(problems, left), ...(fault === 'already-added' && { name: fault }) }
  const isReplaced = opened !== null && isOtherCondition(opened, now.what)

  return (
    <Screen
      header={
        <ScreenHeader
          title={text(opened === null ? 'addTitle' : 'editTitle')}
          leave={{ label: common('close'), sign: 'close', onLeave: () => go.back() }}
        >
          {opened !== null && (
            <ActionMenu
              label={text('menu')}
              actions={[
                {
                  label: common('delete'),
                  icon: <DiaryIcon name="trash" />,
                  isDanger: true,
                  onAction: () => deletion.ask(opened),
                },
              ]}
            />
          )}
        </ScreenHeader>
      }
      footer={
        <ScreenFooter>
          <Button
            label={text('saveCondition')}
            kind="primary"
            busyLabel={shell('saving')}
            isBusy={editor.isSaving}
            onPress={() => page.current?.querySelector('form')?.requestSubmit()}
          />
        </ScreenFooter>
      }
    >
      <div className="condition-column" ref={page}>
        {begun.isKept && opened !== null && editor.isDirty && <Note kind="info">{text('fromLastTime')}</Note>}
        <div role="status">{editor.isDraftLost && <Note kind="warn">{records('draftNotKept')}</Note>}</div>
        <Form label={text(opened === null ? 'addTitle' : 'editTitle')} onSubmit={() => void submit()}>
          <ConditionFields
            form={now}
            problems={shown}
            onChange={(form) => {
              leaving.forgetFault()
              editor.change(form)
            }}
            onLeave={(field) => whenReleased(() => setLeft((before) => [...before, field]))}
            onSearch={() => void search()}
          />
        </Form>
        {/* A catalogue name has no field that could show the error. */}
        <div role="alert">
          {fault === 'already-added' && <Note kind="warn">{text('alreadyAdded')}</Note>}
          {fault === 'not-here' && <Note kind="warn">{text('notHereText')}</Note>}
        </div>
        {isReplaced && <Note kind="info">{text('takesPlace', { 0: conditionText(opened, language) })}</Note>}
        <MyConditions diary={diary} without={begun.id} />
      </div>
      <LeaveWithChanges
        when={editor.isDirty}
        words={{
          question: text('leaveQuestion'),
          ...(isFaulty && { text: text('leaveFaulty') }),
          ...ways,
        }}
        isNoWayOut={(pathname) => pathname === PATHS.conditionSearch}
        onSave={isFaulty ? leaving.keepForLater : leaving.save}
        onDiscard={leaving.discard}
      />
      <DeleteConditionDialog deletion={deletion} />
      <NotSavedDialog
        title={text('notSavedTitle')}
        failed={
          isStorageFault(fault) ? { fault, retry: () => void (retry === 'save' ? submit() : search()) } : null
        }
        onClose={leaving.forgetFault}
      />
    </Screen>
  )
}

const only = <Problems extends object>(problems: Problems, fields: readonly string[]): Partial<Problems> =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => fields.includes(field)),
  ) as Partial<Problems>

interface ConditionGoing {
  /** To where it was opened from. */
  back: (are?: 'settled') => void
  /** After saving: to the `redirect` of its URL, otherwise back. [COND-12] */
  on: () => void
  /** To the search, which leads back; the draft keeps the input. */
  search: () => void
}

/** `id` is that of the condition or its draft: the number in the URL may have changed when the search leads back. */
function useConditionGoing(id: string): ConditionGoing {
  const { redirect } = useSearch()
  const { history } = useRouter()
  const navigate = useNavigate()
  const target = safeRedirect(redirect)
  const back = useGoBack(target ?? PATHS.conditions)
  const kept = redirect === undefined ? {} : { redirect }
  return {
    back,
    on: () => {
      if (target === null) back('settled')
      else history.replace(target, undefined, { ignoreBlocker: true })
    },
    search: () => void navigate({ to: PATHS.conditionSearch, search: { id, ...kept }, replace: true }),
  }
}

interface ConditionLeaving extends Pick<
  Leaving<Condition, ConditionFormFault>,
  'fault' | 'forgetFault' | 'keepForLater' | 'discard'
> {
  /** Shows a toast when it is saved, and resolves to whether it is. [COND-13] */
  save: () => Promise<boolean>
  /** Silently: the search leads back to it. Resolves to whether the draft is stored. [COND-12] */
  keepAlong: () => Promise<boolean>
}

function useConditionLeaving(editor: ConditionEditing, isNew: boolean): ConditionLeaving {
  const text = useText('conditions')
  const records = useText('records')
  const toasts = useToasts()
  const leaving = useLeaving(editor, { kept: text('keptForLater'), closed: records('closedUnsaved') })
  return {
    ...leaving,
    save: async () => {
      if (leaving.settle(await editor.save()) === null) return false
      toasts.show({ message: text(isNew ? 'added' : 'edited'), isDone: true })
      return true
    },
    keepAlong: async () => leaving.isDone(await editor.keepForLater()),
  }
}
