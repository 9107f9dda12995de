import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { NotSavedDialog } from '../settings/saving/NotSavedDialog.tsx'
import { useText, useLanguage } from '../text/useText.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { ConditionIcon } from './ConditionIcon.tsx'
import type { StoredCondition } from './conditionTable.ts'
import { setConditionShown } from './conditionWrites.ts'
import { useConditions, useSortConditions } from './useConditions.ts'
import '../ui/layout/rows.css'

/** The profile's other conditions: a switch changes immediately which of them are offered. [COND-7] */
export function MyConditions({ diary, without }: { diary: Diary; without: string }) {
  const text = useText('conditions')
  const { language } = useLanguage()
  const byName = useSortConditions()
  const [failed, setFailed] = useState<{ fault: StorageFault; retry: () => void } | null>(null)
  const others = byName((useConditions(diary) ?? []).filter(({ id }) => id !== without))
  const show = async (condition: StoredCondition, isShown: boolean): Promise<void> => {
    const { routeId: _, refusedBy: __, ...opened } = condition
    const changed = await setConditionShown(diary, opened, isShown)
    // One that was deleted elsewhere meanwhile disappears from the list by itself.
    if (!changed.ok && changed.reason !== 'not-here')
      setFailed({ fault: changed.reason, retry: () => void show(condition, isShown) })
  }
  if (others.length === 0) return null
  return (
    <section className="my-conditions">
      <h2>{text('myConditions')}</h2>
      <p>{text('myConditionsHint')}</p>
      <ul className="rows" aria-label={text('myConditions')}>
        {others.map((condition) => (
          <li key={condition.id} className="condition-item">
            <ConditionIcon icon={condition.icon} />
            <Switch
              label={conditionText(condition, language)}
              isOn={condition.isShown}
              onLabel={text('shown')}
              offLabel={text('hidden')}
              onChange={(isShown) => void show(condition, isShown)}
            />
          </li>
        ))}
      </ul>
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={() => setFailed(null)} />
    </section>
  )
}
