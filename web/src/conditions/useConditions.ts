import { conditionText, type Condition } from '@reprieve/domain/conditions/condition.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import { allConditions, CONDITION_KIND, type StoredCondition } from './conditionTable.ts'

type Conditions = readonly StoredCondition[]

/** Cached per diary: a screen that is opened again shows its previous content immediately. */
const watchConditions = perDiary((diary: Diary): WatchedRead<Conditions> =>
  watch(diary.doorbell, [CONDITION_KIND], () => allConditions(diary)),
)

/** Null until first read. */
export function useConditions(diary: Diary): Conditions | null {
  const { subscribe, current } = watchConditions(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}

interface Lines {
  title: string
  /** The details in one line; undefined if there are none. */
  subtitle: string | undefined
}

/** How a condition is shown in a list. [COND-1, COND-2] */
export function useConditionLines(): (condition: Condition) => Lines {
  const text = useText('conditions')
  const { language } = useLanguage()
  return (condition) => {
    const { diagnosed, firstSymptom, isShown } = condition
    const told = [
      diagnosed !== null && text('dayTold', { 0: text('dateOfDiagnosis'), 1: diagnosed }),
      firstSymptom !== null && text('dayTold', { 0: text('dateOfFirstSymptom'), 1: firstSymptom }),
      !isShown && text('hidden'),
    ].filter((part) => part !== false)
    return {
      title: conditionText(condition, language),
      subtitle: told.length === 0 ? undefined : told.join(' · '),
    }
  }
}

/** Sorted by name in the page's language: nobody looks for them in the order in which they were added. */
export function useSortConditions(): <One extends Condition>(conditions: readonly One[]) => One[] {
  const { language } = useLanguage()
  const { compare } = new Intl.Collator(intlTag(language))
  return (conditions) =>
    conditions.toSorted((one, other) => compare(conditionText(one, language), conditionText(other, language)))
}
