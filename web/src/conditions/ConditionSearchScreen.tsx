import { isKnownAs, type NewCondition } from '@reprieve/domain/conditions/addCondition.ts'
import { ok } from '@reprieve/domain/result.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import type { StorageFault } from '../local/tables.ts'
import { useNavigate, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { NotSavedDialog } from '../settings/saving/NotSavedDialog.tsx'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Screen, ScreenHeader } from '../ui/layout/Screen.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { ConditionSearch } from './ConditionSearch.tsx'
import { draftReplacedCondition, draftNewCondition } from './conditionDraft.ts'
import { conditionByRoute } from './conditionTable.ts'
import { useConditions } from './useConditions.ts'
import './conditions.css'

const AREAS: readonly BrowserArea[] = ['conditions', 'common', 'records']

export function ConditionSearchScreen() {
  useTextsReady(AREAS)
  return <Searching />
}

/** Replaces its own history entry: Back from the next screen leads to where the search was opened. */
function Searching() {
  const text = useText('conditions')
  const shell = useText()
  const diary = useDiary()
  const navigate = useNavigate()
  const goBack = useGoBack(PATHS.conditions)
  const { id, redirect } = useSearch()
  const kept = redirect === undefined ? {} : { redirect }
  const conditions = useConditions(diary) ?? []
  const [failed, setFailed] = useState<{ fault: StorageFault; retry: () => void } | null>(null)
  // The condition to be replaced may be found again: then it stays what it is.
  const known = conditions.filter((one) => id === undefined || !(one.routeId === id || isKnownAs(one, id)))

  const toKnown = (route: string): void =>
    void navigate({ to: PATHS.conditionEdit, params: { id: route }, search: kept, replace: true })
  const toNew = (draftId: string): void =>
    void navigate({ to: PATHS.conditionAdd, search: { id: draftId, ...kept }, replace: true })
  const choose = async (chosen: NewCondition): Promise<void> => {
    const fail = (fault: StorageFault): void => setFailed({ fault, retry: () => void choose(chosen) })
    const inPlace = id === undefined ? ok(false) : await draftReplacedCondition(diary, chosen, id)
    if (!inPlace.ok) return fail(inPlace.reason)
    if (id !== undefined && inPlace.value) return toKnown(id)
    const begun = await draftNewCondition(diary, chosen, id)
    if (begun.ok) toNew(begun.value)
    else fail(begun.reason)
  }
  const leave = async (): Promise<void> => {
    if (id === undefined) return goBack()
    // Its number may have changed by now, and it may have been merged into another condition.
    const opened = await conditionByRoute(diary, id)
    if (opened === null) toNew(id)
    else toKnown(opened.routeId)
  }
  return (
    <Screen
      header={
        <ScreenHeader
          title={text('searchTitle')}
          leave={{ label: shell('back'), sign: 'back', onLeave: () => void leave() }}
        />
      }
    >
      <div className="condition-column">
        <ConditionSearch autoFocus known={known} onChosen={(chosen) => void choose(chosen)} />
      </div>
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={() => setFailed(null)} />
    </Screen>
  )
}
