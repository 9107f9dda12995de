import { changeItemName } from '@reprieve/domain/lists/editItem.ts'
import { type FieldType, isOwn } from '@reprieve/domain/lists/listItem.ts'
import { toggleRegion } from '@reprieve/domain/lists/locationRegions.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { LeaveWithChanges } from '../editing/LeaveWithChanges.tsx'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { NotSavedDialog } from '../settings/saving/NotSavedDialog.tsx'
import { useLeaveWords } from '../text/formTexts.ts'
import { partWhenLoaded } from '../text/partWhenLoaded.tsx'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { focusFirstError, Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import type { ListScreenProps } from './EditList.tsx'
import { ITEM_ICONS } from './itemIconNames.ts'
import { listPath } from './listPaths.ts'
import { renameItem } from './listWrites.ts'
import { type ItemFormState, useItemForm } from './useItemForm.ts'
import { useLists, type ShownItem } from './useLists.ts'
import './lists.css'

const NONE = 'none'

interface IconChoiceProps {
  icon: string | null
  onChange: (icon: string | null) => void
}

/** One of a few icons, or none: an item is identified by its name. */
function IconChoice({ icon, onChange }: IconChoiceProps) {
  const text = useText('lists')
  return (
    <RadioGroup
      className="icon-choice"
      value={icon ?? NONE}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
    >
      <Label className="field-label">{text('icon')}</Label>
      <div className="icon-choices">
        <Radio className="icon-option worded" value={NONE}>
          {text('icon-none')}
        </Radio>
        {ITEM_ICONS.map((name) => (
          <Radio key={name} className="icon-option" value={name} aria-label={text(`icon-${name}`)}>
            <DiaryIcon name={name} />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

const NO_REGIONS: readonly string[] = []

/** The figure is large, and six of the seven lists have none. */
const RegionsChoice = partWhenLoaded(
  lazyComponent(() => import('./RegionsChoice.tsx'), 'RegionsChoice'),
  ['records', 'listItems'],
)

interface ItemFormProps {
  diary: Diary
  title: string
  type: FieldType
  form: ItemFormState
  onSubmit: () => void
  onLeave: () => void
}

/** Name, icon and place on the body of the person's own item, new or existing. */
export function ItemForm({ diary, title, type, form, onSubmit, onLeave }: ItemFormProps) {
  const { filled, isChanged, isSaving, error, failed, change, forgetFailed } = form
  const text = useText('lists')
  const common = useText('common')
  const ways = useLeaveWords()
  const shell = useText()
  const page = useRef<HTMLDivElement>(null)
  // The error comes after the form was submitted: screen readers must be taken to it.
  useEffect(() => {
    if (error !== null && page.current !== null) focusFirstError(page.current)
  }, [error])
  // The button is outside the form, at the bottom edge; it does the same as Enter in the form.
  const submit = (): void => page.current?.querySelector('form')?.requestSubmit()

  return (
    <Screen
      header={<ScreenHeader title={title} leave={{ label: common('close'), sign: 'close', onLeave }} />}
      footer={
        <ScreenFooter>
          <Button
            label={common('save')}
            kind="primary"
            busyLabel={shell('saving')}
            isBusy={isSaving}
            onPress={submit}
          />
        </ScreenFooter>
      }
    >
      <div className="list-column" ref={page}>
        <h2>{text(`list-${type}`)}</h2>
        <Form label={title} onSubmit={onSubmit}>
          <TextField
            label={text('itemName')}
            hint={text('nameHint')}
            value={filled.name}
            error={error}
            onChange={(name) => change({ name: typedName(name) })}
          />
          <IconChoice icon={filled.icon} onChange={(icon) => change({ icon })} />
          {type === 'location' && (
            <RegionsChoice
              diary={diary}
              regions={filled.regions ?? NO_REGIONS}
              onPress={(region) => change({ regions: toggleRegion(filled.regions ?? NO_REGIONS, region) })}
              waiting={<Skeleton longText={shell('waitingLong')} />}
            />
          )}
        </Form>
      </div>
      <LeaveWithChanges
        when={isChanged}
        words={{ question: text('leaveQuestion'), ...ways }}
        isKeptNowhere
        // A successful save goes back by itself; what cannot be saved stays to be corrected.
        onSave={async () => {
          submit()
          return Promise.resolve(false)
        }}
        onDiscard={() => Promise.resolve(true)}
      />
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={forgetFailed} />
    </Screen>
  )
}

export function EditItem(list: ListScreenProps) {
  const text = useText('lists')
  const { id } = useSearch()
  const item = useLists(list.diary)
    .itemsOf(list.type)
    .find((one) => one.id === id)
  const toList = (
    <Link className="button primary" to={PATHS.listEdit} params={{ field: list.field }}>
      {text('edit')}
    </Link>
  )
  if (item === undefined)
    return (
      <ListUnavailable title={text('notHereTitle')} text={text('notHereText')}>
        {toList}
      </ListUnavailable>
    )
  if (!isOwn(item))
    return (
      <ListUnavailable title={text('notOwnTitle')} text={text('notOwnText')}>
        {toList}
      </ListUnavailable>
    )
  return <EditOwnItem key={item.id} {...list} item={item} />
}

function EditOwnItem({ diary, type, field, item }: ListScreenProps & { item: ShownItem }) {
  const text = useText('lists')
  const common = useText('common')
  const toasts = useToasts()
  const items = useLists(diary).itemsOf(type)
  const { name, icon, regions } = item
  const form = useItemForm({ name, icon, ...(regions !== undefined && { regions }) }, items)
  const goBack = useGoBack(listPath(field))
  const [asked, setAsked] = useState<{ from: string; to: string } | null>(null)

  const save = (): void =>
    void form.save(
      () => renameItem(diary, { id: item.id, ...form.filled }, items),
      () => {
        toasts.show({ message: text('edited', { 0: form.filled.name.trim() }), isDone: true })
        goBack('settled')
      },
    )
  const submit = (): void => {
    const checked = changeItemName(items, item, form.filled)
    if (!checked.ok) return form.refuse(checked.reason)
    const { name: to } = checked.value
    if (to !== item.name) setAsked({ from: item.name, to })
    else save()
  }

  return (
    <>
      <ItemForm
        diary={diary}
        title={common('edit')}
        type={type}
        form={form}
        onSubmit={submit}
        onLeave={() => goBack()}
      />
      {asked !== null && (
        <Dialog
          isOpen
          title={text('renameTitle', { 0: asked.from })}
          text={text('renameConfirm', { 0: asked.from, 1: asked.to })}
          choices={[
            { label: text('rename'), kind: 'primary', onChoose: save },
            { label: common('cancel'), kind: 'quiet', onChoose: () => undefined },
          ]}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

interface InPlaceOfListProps {
  title: string
  text?: string
  children: ReactNode
}

/** Shown if there is nothing to edit: says why, and links onward. */
export function ListUnavailable({ title, text, children }: InPlaceOfListProps) {
  const lists = useText('lists')
  const shell = useText()
  const goBack = useGoBack(PATHS.home)
  return (
    <Screen
      header={
        <ScreenHeader
          title={lists('edit')}
          leave={{ label: shell('back'), sign: 'back', onLeave: () => goBack() }}
        />
      }
    >
      <div className="list-column">
        <EmptyState title={title} {...(text !== undefined && { text })}>
          {children}
        </EmptyState>
      </div>
    </Screen>
  )
}
