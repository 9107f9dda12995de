import type { Arrangement } from '@reprieve/domain/lists/arrangement.ts'
import { isNothingItem, type FieldType } from '@reprieve/domain/lists/listItem.ts'
import { Suspense, useState } from 'react'
import { LeaveWithChanges } from '../editing/LeaveWithChanges.tsx'
import type { Diary } from '../local/rows/rows.ts'
import { isStorageFault } from '../local/tables.ts'
import { Link } from '../navigation/Link.tsx'
import { useRouter } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { type SaveFailure, NotSavedDialog } from '../settings/saving/NotSavedDialog.tsx'
import { useLeaveWords } from '../text/formTexts.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Chip, ChipButton } from '../ui/controls/Chip.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { Dialog, type DialogChoice } from '../ui/overlays/Dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { ListItemRow, SortableRows } from './ListItemRows.tsx'
import { applyArrangementToList } from './listWrites.ts'
import { type ItemDeletion, useItemDelete } from './useItemDelete.ts'
import { useListEditor } from './useListEditor.ts'
import type { ShownItem } from './useLists.ts'
import '../ui/layout/rows.css'
import './lists.css'

/** Few people set up their lists anew. */
const TemplateSheet = lazyComponent(() => import('./templates/TemplateSheet.tsx'), 'TemplateSheet')

export interface ListScreenProps {
  diary: Diary
  type: FieldType
  /** The list's name in the URL. */
  field: string
}

export function EditList({ diary, type, field }: ListScreenProps) {
  const text = useText('lists')
  const ways = useLeaveWords()
  const shell = useText()
  const common = useText('common')
  const { history } = useRouter()
  const { items, isChanged, ...editor } = useListEditor(diary, type)
  const goBack = useGoBack(PATHS.home)
  const { apply, isApplying, failed, forgetFailed } = useApplyList(diary, type, () => goBack('settled'))
  const deletion = useItemDelete(diary)
  const [isSorting, setSorting] = useState(false)
  /** What was just done; null while nothing was, then it says what can be done. */
  const [said, setSaid] = useState<string | null>(null)
  const name = text(`list-${type}`)

  const moveBy = (item: ShownItem, step: -1 | 1): void => {
    const others = items.filter((one) => !isNothingItem(one))
    const place = Math.min(Math.max(others.indexOf(item) + step, 0), others.length - 1) + 1
    editor.moveBy(item.id, step)
    setSaid(text('movedTo', { 0: item.label, 1: place, 2: others.length }))
  }
  const sort = (isNowSorting: boolean): void => {
    setSorting(isNowSorting)
    setSaid(null)
  }
  const sortByLabel = (): void => {
    editor.sortByLabel()
    setSaid(text('sorted'))
  }
  const applyAndGo = async (): Promise<void> => {
    if (await apply(items)) goBack('settled')
  }

  return (
    <Screen
      header={
        <ScreenHeader
          title={text('edit')}
          leave={{ label: shell('back'), sign: 'back', onLeave: () => goBack() }}
        />
      }
      footer={
        <ScreenFooter>
          <Button
            label={text('applyChanges')}
            kind="primary"
            busyLabel={shell('saving')}
            isBusy={isApplying}
            disabledReason={isChanged ? null : common('nothingChanged')}
            onPress={() => void applyAndGo()}
          />
        </ScreenFooter>
      }
    >
      <div className="list-column">
        <h2>{name}</h2>
        <p className="list-said" role="status">
          {said ?? text(isSorting ? 'sortHint' : 'editHint')}
        </p>
        <ListTools
          diary={diary}
          field={field}
          isSorting={isSorting}
          onSorting={sort}
          onSortByLabel={sortByLabel}
        />
        {isSorting ? (
          <SortableRows label={name} items={items} onMoveBy={moveBy} onMoveTo={editor.moveTo} />
        ) : (
          <ul className="rows list-items" aria-label={name}>
            {items.map((item) => (
              <ListItemRow
                key={item.id}
                item={item}
                onToggle={() => editor.showOrHide(item.id)}
                onEdit={() => history.push(`${PATHS.fieldEdit.replace('$field', field)}?id=${item.id}`)}
                onDelete={() => deletion.ask(item)}
              />
            ))}
          </ul>
        )}
      </div>
      <LeaveWithChanges
        when={isChanged}
        words={{ question: text('leaveQuestion'), ...ways }}
        staysInHistory
        isKeptNowhere
        onSave={() => apply(items)}
        onDiscard={() => Promise.resolve(true)}
      />
      <DeleteItemDialog deletion={deletion} />
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={forgetFailed} />
    </Screen>
  )
}

interface ListToolsProps {
  diary: Diary
  field: string
  isSorting: boolean
  onSorting: (isSorting: boolean) => void
  onSortByLabel: () => void
}

/** Actions on the list as a whole. */
function ListTools({ diary, field, isSorting, onSorting, onSortByLabel }: ListToolsProps) {
  const text = useText('lists')
  const common = useText('common')
  const [isSettingUp, setSettingUp] = useState(false)
  return (
    <div className="chips" role="group" aria-label={text('edit')}>
      <Link className="chip dashed" to={PATHS.fieldAdd} params={{ field }}>
        <DiaryIcon name="plus" />
        {common('addNew')}
      </Link>
      <Chip label={text('sort')} isChosen={isSorting} onChange={onSorting} />
      <ChipButton
        label={text('sortAlphabetically')}
        icon={<DiaryIcon name="list" />}
        onPress={onSortByLabel}
      />
      <ChipButton
        label={text('setUpTitle')}
        icon={<DiaryIcon name="leaf" />}
        onPress={() => setSettingUp(true)}
      />
      {isSettingUp && (
        <Suspense>
          <TemplateSheet diary={diary} onClose={() => setSettingUp(false)} />
        </Suspense>
      )}
    </div>
  )
}

function DeleteItemDialog({ deletion }: { deletion: ItemDeletion }) {
  const text = useText('lists')
  const { item, failed, forgetFailed } = deletion
  return (
    <>
      {item !== null && <AskToDelete {...deletion} item={item} />}
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={forgetFailed} />
    </>
  )
}

/** Says what the deletion affects before it asks; until the records are counted there is nothing to confirm. */
function AskToDelete({ item, uses, confirm, cancel }: ItemDeletion & { item: ShownItem }) {
  const text = useText('lists')
  const common = useText('common')
  const keep: DialogChoice = { label: text('keep'), kind: 'primary', onChoose: () => undefined }
  const remove: DialogChoice = { label: common('delete'), kind: 'danger', onChoose: () => confirm(item) }
  return (
    <Dialog
      isOpen
      title={text('deleteTitle', { 0: item.label })}
      text={uses === null ? text('counting') : text('deleteConfirm', { 0: uses })}
      choices={uses === null ? [keep] : [keep, remove]}
      onClose={cancel}
    />
  )
}

interface ApplyList {
  isApplying: boolean
  failed: SaveFailure | null
  forgetFailed: () => void
  /** Resolves to whether it is done; then a toast says so and offers Undo. */
  apply: (arrangement: Arrangement) => Promise<boolean>
}

/** `onRetried`: called after a retry has succeeded. */
function useApplyList(diary: Diary, type: FieldType, onRetried: () => void): ApplyList {
  const text = useText('lists')
  const toasts = useToasts()
  const [isApplying, setApplying] = useState(false)
  const [failed, setFailed] = useState<SaveFailure | null>(null)

  const takeBack = async (before: Arrangement): Promise<void> => {
    const taken = await applyArrangementToList(diary, type, before)
    if (taken.ok) toasts.show({ message: text('takenBack') })
    else if (isStorageFault(taken.reason)) toasts.show({ message: text('notSavedTitle') })
  }
  const apply = async (arrangement: Arrangement): Promise<boolean> => {
    setApplying(true)
    const applied = await applyArrangementToList(diary, type, arrangement)
    setApplying(false)
    if (applied.ok) {
      toasts.show({ message: text('applied'), isDone: true, undo: () => void takeBack(applied.value) })
      return true
    }
    const retry = (): void => void apply(arrangement).then((isDone) => isDone && onRetried())
    if (isStorageFault(applied.reason)) setFailed({ fault: applied.reason, retry })
    return false
  }
  return { isApplying, failed, forgetFailed: () => setFailed(null), apply }
}
