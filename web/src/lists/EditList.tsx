import { isNothing, type FieldType } from '@reprieve/domain/lists/listItem.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { NotSavedDialog } from '../settings/NotSavedDialog.tsx'
import { useLeaveWords } from '../settings/useLeaveWords.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { LeaveWithChanges } from '../ui/LeaveWithChanges.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/Screen.tsx'
import { DeleteItemDialog } from './DeleteItemDialog.tsx'
import { ListItemRow } from './ListItemRow.tsx'
import { ListTools } from './ListTools.tsx'
import '../ui/rows.css'
import './lists.css'
import { SortableRows } from './SortableRows.tsx'
import { useApplyList } from './useApplyList.ts'
import { useGoBack } from '../ui/useGoBack.ts'
import { useItemDelete } from './useItemDelete.ts'
import { useListEditor } from './useListEditor.ts'
import type { ShownItem } from './useLists.ts'

export interface OfList {
  diary: Diary
  type: FieldType
  /** The list's name in the URL. */
  field: string
}

export function EditList({ diary, type, field }: OfList) {
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
    const others = items.filter((one) => !isNothing(one))
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
        <ListTools field={field} isSorting={isSorting} onSorting={sort} onSortByLabel={sortByLabel} />
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
