import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { isKnownAs } from '@reprieve/domain/conditions/addCondition.ts'
import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { type ComponentType, Suspense, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { Link } from '../navigation/Link.tsx'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useLanguage, useText, useTextsReady } from '../text/useText.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { ListCard, ListRow } from '../ui/layout/ListRow.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { ConditionIcon } from './ConditionIcon.tsx'
import { DeleteConditionDialog, useConditionDelete } from './DeleteConditionDialog.tsx'
import { listConditionDrafts, type ConditionEditorStart } from './conditionDraft.ts'
import { CONDITION_KIND, type StoredCondition } from './conditionTable.ts'
import { useConditionLines, useConditions, useSortConditions } from './useConditions.ts'
import '../ui/layout/rows.css'
import './conditions.css'

type ConditionDrafts = readonly Omit<ConditionEditorStart, 'isKept'>[]

const DRAFTS = 'drafts'

const watchBegun = perDiary((diary: Diary): WatchedRead<ConditionDrafts> =>
  watch<ConditionDrafts>(diary.doorbell, [DRAFTS, CONDITION_KIND], () => listConditionDrafts(diary)),
)

/** Unsaved drafts of conditions, to continue. [COND-12] */
function BegunConditions({ diary }: { diary: Diary }) {
  const text = useText('conditions')
  const { language } = useLanguage()
  const { subscribe, current } = watchBegun(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const conditions = useConditions(diary) ?? []
  const begun = seen.is === 'read' ? seen.value : []
  const rows = begun.flatMap(({ id, opened, form: { what } }) => {
    const row = {
      title: what.name === '' ? text('draftUnnamed') : conditionText(what, language),
      subtitle: text('draftTitle'),
      icon: <DiaryIcon name="pencil" />,
    }
    if (opened === null)
      return [
        <Link key={id} className="list-row" to={PATHS.conditionAdd} search={{ id }}>
          <ListRow {...row} />
        </Link>,
      ]
    // A draft of a condition that was deleted meanwhile cannot be continued.
    const known = conditions.find((one) => isKnownAs(one, id))
    if (known === undefined) return []
    return [
      <Link key={id} className="list-row" to={PATHS.conditionEdit} params={{ id: known.routeId }}>
        <ListRow {...row} />
      </Link>,
    ]
  })
  return rows.length === 0 ? null : <ListCard label={text('draftTitle')}>{rows}</ListCard>
}

const AREAS: readonly BrowserArea[] = ['conditions', 'common', 'records']

interface ConditionListProps {
  /** What another area offers for these conditions. */
  Offer: ComponentType<{ diary: Diary; conditions: readonly StoredCondition[] }>
}

export function ConditionListScreen(props: ConditionListProps) {
  useTextsReady(AREAS)
  return <ConditionList {...props} />
}

/** All conditions, including hidden ones. [COND-1, COND-8] */
function ConditionList({ Offer }: ConditionListProps) {
  const text = useText('conditions')
  const common = useText('common')
  const shell = useText()
  const diary = useDiary()
  const byName = useSortConditions()
  const deletion = useConditionDelete(diary)
  const conditions = useConditions(diary)
  const addNew = (
    <Link className="button primary" to={PATHS.conditionSearch}>
      {common('addNew')}
    </Link>
  )
  if (conditions === null) return <Skeleton longText={shell('waitingLong')} />
  return (
    <div className="condition-column">
      <BegunConditions diary={diary} />
      {conditions.length === 0 ? (
        <EmptyState title={text('empty')}>{addNew}</EmptyState>
      ) : (
        <>
          <ul className="rows" aria-label={text('myConditions')}>
            {byName(conditions).map((condition) => (
              <ConditionItem key={condition.id} condition={condition} onDelete={deletion.ask} />
            ))}
          </ul>
          {addNew}
          <Suspense>
            <Offer diary={diary} conditions={conditions} />
          </Suspense>
        </>
      )}
      <DeleteConditionDialog deletion={deletion} />
    </div>
  )
}

interface ConditionItemProps {
  condition: StoredCondition
  onDelete: (condition: StoredCondition) => void
}

function ConditionItem({ condition, onDelete }: ConditionItemProps) {
  const text = useText('conditions')
  const common = useText('common')
  const navigate = useNavigate()
  const { icon, isShown, routeId, refusedBy } = condition
  const { title, subtitle } = useConditionLines()(condition)
  const edit = { to: PATHS.conditionEdit, params: { id: routeId } } as const
  return (
    <li className="condition-item" data-hidden={!isShown || undefined}>
      <Link className="list-row" {...edit}>
        <ListRow icon={<ConditionIcon icon={icon} />} title={title} subtitle={subtitle} end={<span />} />
      </Link>
      <ActionMenu
        label={text('itemMenu', { 0: title })}
        actions={[
          {
            label: common('edit'),
            icon: <DiaryIcon name="pencil" />,
            onAction: () => void navigate(edit),
          },
          {
            label: common('delete'),
            icon: <DiaryIcon name="trash" />,
            isDanger: true,
            onAction: () => onDelete(condition),
          },
        ]}
      />
      {refusedBy === RESULT.conditionDuplicate && <Note kind="warn">{text('alreadyAdded')}</Note>}
    </li>
  )
}
