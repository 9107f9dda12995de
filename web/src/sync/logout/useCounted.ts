import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useText, useWords } from '../../settings/words.tsx'
import type { Unsent, UnsentKind } from './unsent.ts'

const KINDS: readonly UnsentKind[] = [
  'records',
  'reflections',
  'doses',
  'profile',
  'settings',
  'programs',
  'questionnaires',
  'guide',
  'lists',
  'conditions',
  'medications',
  'drafts',
  'others',
]

/** By kind, as one says it: "2 records, 1 draft". */
export function useCounted({ counts }: Pick<Unsent, 'counts'>): string {
  const text = useText('sync')
  const { language } = useWords()
  const counted = KINDS.filter((kind) => counts[kind] > 0).map((kind) => text(kind, { count: counts[kind] }))
  return new Intl.ListFormat(intlTag(language), { type: 'conjunction', style: 'narrow' }).format(counted)
}
