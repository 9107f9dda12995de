import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { useMemo } from 'react'
import { useProfile } from '../../account/profile/useProfile.ts'
import { useConditions } from '../../conditions/useConditions.ts'
import { useNow } from '../../device/useNow.ts'
import { REGIONS_OF } from '../../lists/broughtItems.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useWords } from '../../settings/words.tsx'
import type { ReportInUse } from '../useReport.ts'
import { pageOneOf } from './pageOneOf.ts'
import { useAmountReader } from '../useAmountReader.ts'
import { usePaperNames } from '../usePaperNames.ts'
import { useTongue } from './useTongue.ts'

const NONE: readonly never[] = []
const NO_DAYS = { from: 0, to: -1 }
const regionsOf = (id: string): readonly string[] => REGIONS_OF.get(id) ?? NONE

/** Null until everything it needs is read. `plan` decides whether the days before may be used. */
export function usePreview(diary: Diary, { choice, results }: ReportInUse, plan: Plan): PageOne | null {
  const { language } = useWords()
  const tongue = useTongue()
  const profile = useProfile(diary)
  const conditions = useConditions(diary)
  const medications = useMedications(diary)
  const names = usePaperNames(useLists(diary), medications ?? NONE)
  const made = useNow()
  const [columns, span] = 'is' in results ? [null, NO_DAYS] : [results.columns, results.selection.span]
  const takenOf = useAmountReader(diary, columns, span)
  return useMemo(() => {
    if ('is' in results || profile === null || conditions === null || medications === null) return null
    const { columns, filter } = results
    const told = { columns, filter, made, receivedUntil: null, isSample: false, plan, language }
    // Notes are only in the details, which are not on the first page.
    const ofEntries = { noteOf: () => '', takenOf }
    const source = { ...told, names, regionsOf, ...ofEntries, profile, conditions, medications }
    return pageOneOf(source, choice.options, tongue)
  }, [
    results,
    profile,
    conditions,
    medications,
    made,
    plan,
    language,
    names,
    takenOf,
    choice.options,
    tongue,
  ])
}
