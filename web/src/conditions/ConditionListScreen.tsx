import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ListRow } from '../ui/ListRow.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BegunConditions } from './BegunConditions.tsx'
import { ConditionIcon } from './ConditionIcon.tsx'
import '../ui/rows.css'
import './conditions.css'
import type { KeptCondition } from './conditionTable.ts'
import { DeleteConditionDialog } from './DeleteConditionDialog.tsx'
import { useByName, useConditionLines } from './useConditionLines.ts'
import { useConditionDelete } from './useConditionDelete.ts'
import { useConditions } from './useConditions.ts'

const AREAS: readonly BrowserArea[] = ['conditions', 'common', 'records']

export function ConditionListScreen() {
  useTextsReady(AREAS)
  return <ConditionList />
}

/** All conditions, including hidden ones. [COND-1, COND-8] */
function ConditionList() {
  const text = useText('conditions')
  const common = useText('common')
  const shell = useText()
  const diary = useDiary()
  const byName = useByName()
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
        </>
      )}
      <DeleteConditionDialog deletion={deletion} />
    </div>
  )
}

interface ConditionItemProps {
  condition: KeptCondition
  onDelete: (condition: KeptCondition) => void
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
