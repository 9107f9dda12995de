import type { Key } from '@reprieve/locales/words.ts'
import { useCallback } from 'react'
import { useText } from './words.tsx'

const SENTENCE: Partial<Record<string, Key<'records'>>> = {
  'no-room': 'faultNoRoom',
  'no-answer': 'faultNoAnswer',
}

/** Why something was not saved here. All other faults are reported as storage faults. */
export function useFaultText(): (fault: string) => string {
  const records = useText('records')
  return useCallback((fault) => records(SENTENCE[fault] ?? 'faultStorageGone'), [records])
}
