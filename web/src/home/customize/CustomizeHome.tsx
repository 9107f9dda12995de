import { CARD_TYPES, type CardType, SORTED_TYPES } from '@reprieve/domain/home/cards.ts'
import { movedCardBy, movedCardTo, reorderCards } from '@reprieve/domain/home/reorderCards.ts'
import { useState } from 'react'
import { useRestoredInput } from '../../access/useRestoredInput.ts'
import { LeaveWithChanges } from '../../editing/LeaveWithChanges.tsx'
import { useRowDrag } from '../../lists/useRowDrag.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { PATHS } from '../../paths/paths.ts'
import { useFaultText, useLeaveWords } from '../../text/formTexts.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { SpokenPause } from '../../ui/layout/ListRow.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../../ui/layout/Screen.tsx'
import { useGoBack } from '../../navigation/useGoBack.ts'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { changeHomeCards } from '../cardsTable.ts'
import { noteRecentPlace } from '../recentRecords.ts'
import '../../lists/lists.css'
import '../../ui/layout/rows.css'

interface CardRowsProps {
  order: readonly CardType[]
  onMoveBy: (type: CardType, step: -1 | 1) => void
  onMoveTo: (type: CardType, target: CardType) => void
}

const typeOf = (id: string): CardType | undefined => SORTED_TYPES.find((type) => type === id)

/** Each card moves by its handle or by two arrow buttons. The record card stays first. [HOME-5, HOME-20] */
function CardRows({ order, onMoveBy, onMoveTo }: CardRowsProps) {
  const text = useText('home')
  const lists = useText('lists')
  const title = useCardTitle()
  const drag = useRowDrag((id, target) => {
    const [from, to] = [typeOf(id), typeOf(target)]
    if (from !== undefined && to !== undefined) onMoveTo(from, to)
  })
  return (
    <ul className="rows list-items" aria-label={text('customizeCards')} {...drag.list}>
      <li className="list-item">
        <span className="list-item-label">{text('customizeRecording')}</span>
        <SpokenPause />
        <span className="list-item-state">{lists('alwaysFirst')}</span>
      </li>
      {order.map((type) => (
        <li key={type} className="list-item" data-id={type} data-dragged={drag.dragged === type || undefined}>
          <span className="list-item-grip" aria-hidden="true" {...drag.grip(type)}>
            <DiaryIcon name="equal" />
          </span>
          <span className="list-item-label">{title(type)}</span>
          <IconButton
            label={lists('moveUp', { 0: title(type) })}
            icon={<DiaryIcon name="arrowUp" />}
            isOutlined
            onPress={() => onMoveBy(type, -1)}
          />
          <IconButton
            label={lists('moveDown', { 0: title(type) })}
            icon={<DiaryIcon name="arrowDown" />}
            isOutlined
            onPress={() => onMoveBy(type, 1)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The title of a sortable card on the home screen. */
function useCardTitle(): (type: CardType) => string {
  const text = useText('home')
  const navigation = useText('navigation')
  const titles: Partial<Record<CardType, string>> = {
    pain_guide: navigation('painGuide'),
    recent_records: text('recentRecords'),
    pain_conditions: text('painConditions'),
    medications: text('medications'),
  }
  return (type) => titles[type] ?? type
}

interface CustomizeHomeProps {
  diary: Diary
  /** The order on the home screen. */
  kept: readonly CardType[]
}

/** The order of the cards: nothing is written before Save, and the screen stays open after it. [HOME-19, HOME-20] */
export function CustomizeHome({ diary, kept }: CustomizeHomeProps) {
  const text = useText('home')
  const lists = useText('lists')
  const common = useText('common')
  const ways = useLeaveWords()
  const shell = useText()
  const title = useCardTitle()
  const goBack = useGoBack(PATHS.home)
  const [saved, setSaved] = useState(kept)
  const [order, setOrder] = useState(kept)
  const [said, setSaid] = useState<string | null>(null)
  const { save, isSaving } = useSaveOrder(diary, setSaved)
  const isChanged = order.some((type, index) => type !== saved[index])
  useRestoredInput({ form: 'order', typed: order, isChanged, read: orderAmong(kept), takeUp: setOrder })

  const moveBy = (type: CardType, step: -1 | 1): void => {
    const next = movedCardBy(order, type, step)
    setOrder(next)
    setSaid(lists('movedTo', { 0: title(type), 1: next.indexOf(type) + 1, 2: next.length }))
  }
  return (
    <Screen
      header={
        <ScreenHeader
          title={text('customize')}
          leave={{ label: shell('back'), sign: 'back', onLeave: () => goBack() }}
        />
      }
      footer={
        <ScreenFooter>
          <Button
            label={common('save')}
            kind="primary"
            busyLabel={shell('saving')}
            isBusy={isSaving}
            disabledReason={isChanged ? null : common('nothingChanged')}
            onPress={() => void save(order)}
          />
        </ScreenFooter>
      }
    >
      <div className="list-column">
        <p className="list-said" role="status">
          {said ?? text('customizeHint')}
        </p>
        <CardRows
          order={order}
          onMoveBy={moveBy}
          onMoveTo={(type, target) => setOrder((now) => movedCardTo(now, type, target))}
        />
      </div>
      <LeaveWithChanges
        when={isChanged}
        words={{ question: lists('leaveQuestion'), ...ways }}
        isKeptNowhere
        onSave={() => save(order)}
        onDiscard={() => Promise.resolve(true)}
      />
    </Screen>
  )
}

/** The left order of the current cards; null if a card was added since. */
const orderAmong =
  (kept: readonly CardType[]) =>
  (left: unknown): readonly CardType[] | null => {
    if (!Array.isArray(left)) return null
    const order = CARD_TYPES.filter((type) => kept.includes(type)).toSorted(
      (one, other) => left.indexOf(one) - left.indexOf(other),
    )
    return order.every((type) => left.includes(type)) ? order : null
  }

interface SaveOrder {
  isSaving: boolean
  /** Resolves to whether it is saved, and says so. What could not be saved stays on the screen. */
  save: (order: readonly CardType[]) => Promise<boolean>
}

function useSaveOrder(diary: Diary, onSaved: (order: readonly CardType[]) => void): SaveOrder {
  const text = useText('home')
  const faultText = useFaultText()
  const toasts = useToasts()
  const [isSaving, setSaving] = useState(false)
  const save = async (order: readonly CardType[]): Promise<boolean> => {
    setSaving(true)
    const saved = await changeHomeCards(diary, (home) => reorderCards(home, order)).finally(() =>
      setSaving(false),
    )
    if (!saved.ok) {
      toasts.show({ message: faultText(saved.reason) })
      return false
    }
    // Home must not start with a card in its old place: it reads the order before it renders any.
    noteRecentPlace(null, '')
    onSaved(order)
    toasts.show({ message: text('customizeSaved'), isDone: true })
    return true
  }
  return { isSaving, save }
}
