import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { readFindingsSteps, type HomeFindings } from '@reprieve/domain/home/readFindings.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { Steps } from '@reprieve/domain/steps.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useEffect, useState } from 'react'
import type { PanelLists } from '../../filters/panel/panelLists.ts'
import { letPageRespond, runWithPauses } from '../../local/letPageRespond.ts'
import { cacheByArguments } from '../../results/frame/cacheByArguments.ts'
import { resolveItemNames } from '../../results/frame/itemNames.ts'

interface NamedFindings extends HomeFindings {
  labels: readonly string[]
}

/** The findings of a diary, which are made when somebody first asks for them. */
interface Reading {
  made: NamedFindings | null
  make: () => Promise<NamedFindings>
}

/** Cached, so that who returns to home sees them immediately. */
const readingOf = cacheByArguments(
  (columns: DiaryColumns, lists: PanelLists, plan: Plan, today: DayNumber): Reading => {
    let making: Promise<NamedFindings> | null = null
    const reading: Reading = {
      made: null,
      make: () => {
        // Not in the task that draws home. [LOCAL-42]
        making ??= letPageRespond()
          .then(() => runWithPauses(findingsSteps(columns, lists, plan, today)))
          .then((made) => (reading.made = made))
        return making
      },
    }
    return reading
  },
)

function* findingsSteps(
  columns: DiaryColumns,
  lists: PanelLists,
  plan: Plan,
  today: DayNumber,
): Steps<NamedFindings> {
  const { canonical, idToday, labels } = resolveItemNames(columns.entries.items, DEFAULT_CRITERIA, lists)
  yield
  const found = yield* readFindingsSteps(columns, { canonical, idToday, plan, today })
  return { ...found, labels }
}

/** Null until there is something to show. Until new findings are made, the earlier ones stay. [HOME-29] */
export function useFindings(
  columns: DiaryColumns | null,
  lists: PanelLists,
  plan: Plan,
  today: DayNumber,
): NamedFindings | null {
  const reading = columns === null ? null : readingOf(columns, lists, plan, today)
  const [latest, setLatest] = useState<NamedFindings | null>(null)
  useEffect(() => {
    if (reading === null) return undefined
    let isShown = true
    void reading.make().then((made) => isShown && setLatest(made))
    return () => {
      isShown = false
    }
  }, [reading])
  return reading?.made ?? latest
}
