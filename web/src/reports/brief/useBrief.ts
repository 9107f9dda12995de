import { briefDays, briefOf } from '@reprieve/domain/reports/brief/brief.ts'
import { briefText, type BriefText } from '@reprieve/domain/reports/brief/briefText.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useProfile } from '../../account/profile/useProfile.ts'
import { columnsOf } from '../../filters/columns/columnStore.ts'
import type { Diary } from '../../local/rows.ts'
import { useToday } from '../../results/frame/useToday.ts'
import type { ReadingResults } from '../../results/useResults.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { useAmountReader } from '../useAmountReader.ts'
import { useBriefNames } from './useBriefNames.ts'

/** Made from the data on this device, each time anew. [REP-55] */
export function useBrief(diary: Diary): BriefText | ReadingResults {
  const { subscribe, current } = columnsOf(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  const columns = seen.is === 'read' ? seen.diary : null
  const names = useBriefNames(diary, columns?.entries.items ?? null)
  const say = useText('brief')
  const tag = useFormatTag()
  const today = useToday()
  const profile = useProfile(diary)
  const readAmounts = useAmountReader(diary, columns, briefDays(today))
  const amountText = useText('medications')
  const text = useMemo(() => {
    if (columns === null || names === null || profile === null) return null
    const { canonical, labelOf } = names
    const { name } = profile
    const brief = briefOf(columns, { canonical, today, readAmounts })
    return briefText(brief, { say, tag, labelOf, amountText, today, name })
  }, [columns, names, say, tag, today, profile, readAmounts, amountText])
  if (text !== null) return text
  return seen.is === 'loading' ? seen : { is: 'loading', read: 0, total: null }
}
