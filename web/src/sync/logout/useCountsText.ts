import { intlTag } from '@reprieve/domain/settings/language.ts'
import { presentKinds } from '@reprieve/domain/sync/unsentCounts.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import type { UnsentSummary } from './unsent.ts'

/** By kind, as text: "2 records, 1 draft". */
export function useCountsText({ counts }: Pick<UnsentSummary, 'counts'>): string {
  const text = useText('sync')
  const { language } = useLanguage()
  const counted = presentKinds(counts).map((kind) => text(kind, { count: counts[kind] }))
  return new Intl.ListFormat(intlTag(language), { type: 'conjunction', style: 'narrow' }).format(counted)
}
