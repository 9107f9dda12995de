import table from '@reprieve/content/guide/actions.json'
import type { ContentWithMarks, ProgramWithProgress } from '@reprieve/contract/guide/guideWire.ts'
import { findArticleActions } from '@reprieve/domain/guide/articleActions.ts'
import { toggleItemShown } from '@reprieve/domain/lists/arrangement.ts'
import { FIELD_TYPES } from '@reprieve/domain/lists/listItem.ts'
import { useId, useRef } from 'react'
import { useDiary } from '../../access/diary.ts'
import { applyArrangementToList } from '../../lists/listWrites.ts'
import { type Lists, type ShownItem, useLists } from '../../lists/useLists.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { usePrograms } from '../programs/usePrograms.ts'

/** What can be done here after reading; nothing if the article leads nowhere. [GUIDE-33] */
export function ArticleActions({ content }: { content: ContentWithMarks }) {
  const text = useText('guide')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const diary = useDiary()
  const lists = useLists(diary)
  const programs = usePrograms(diary)
  const hidden = findHidden(lists)
  const actions = findArticleActions(content, {
    table,
    programs: new Set(programs.map((program) => program.id)),
    hidden: new Set(hidden.keys()),
  })
  // The list of the person decides: until it is read, an item may be in it already.
  if (!lists.isRead || actions.length === 0) return null
  return (
    <section className="card guide-actions" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {text('actions')}
      </h2>
      {actions.map((action) => {
        switch (action.is) {
          case 'program':
            return <ProgramLink key="program" program={programs.find((one) => one.id === action.id)!} />
          case 'item':
            return (
              <AddItemButton
                key={action.key}
                item={hidden.get(action.key)!}
                lists={lists}
                onAdded={() => heading.current?.focus({ preventScroll: true })}
              />
            )
          case 'reminder':
            return (
              <Link key="reminder" className="button" to={PATHS.reminderAdd}>
                <DiaryIcon name="bell" isSmall />
                {text('setReminder')}
              </Link>
            )
        }
      })}
    </section>
  )
}

/** Built-in items that are in none of the person's lists, by list and key. */
const findHidden = (lists: Lists): ReadonlyMap<string, ShownItem> =>
  new Map(
    FIELD_TYPES.flatMap((type) =>
      lists
        .itemsOf(type)
        .filter(({ key, isShown }) => key !== null && !isShown)
        .map((item) => [`${type}.${item.key}`, item] as const),
    ),
  )

function ProgramLink({ program: { id, title, progress } }: { program: ProgramWithProgress }) {
  const text = useText('guide')
  const isBegun = progress > 0 && progress < 100
  return (
    <Link className="button" to={PATHS.guideProgram} params={{ program_id: id }}>
      <Icon name="book" isSmall />
      {text(isBegun ? 'continueProgram' : 'startProgram', { title })}
    </Link>
  )
}

interface AddItemButtonProps {
  item: ShownItem
  lists: Lists
  /** The button is gone then, and the focus needs a place. */
  onAdded: () => void
}

function AddItemButton({ item, lists, onAdded }: AddItemButtonProps) {
  const text = useText('guide')
  const listText = useText('lists')
  const faultText = useFaultText()
  const diary = useDiary()
  const toasts = useToasts()
  const words = { item: item.label, list: listText(`list-${item.type}`) }
  const add = async (): Promise<void> => {
    const arrangement = toggleItemShown(lists.itemsOf(item.type), item.id)
    const applied = await applyArrangementToList(diary, item.type, arrangement)
    if (!applied.ok) {
      toasts.show({ message: faultText(applied.reason) })
      return
    }
    const undo = (): void => void applyArrangementToList(diary, item.type, applied.value).catch(reportError)
    toasts.show({ message: text('addedToList', words), isDone: true, undo })
    onAdded()
  }
  return (
    <Button
      label={text('addToList', words)}
      icon={<Icon name="plus" isSmall />}
      onPress={() => void add().catch(reportError)}
    />
  )
}
