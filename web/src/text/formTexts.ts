import type { Key } from '@reprieve/locales/words.ts'
import { useCallback } from 'react'
import { useText } from './useText.tsx'

const SENTENCE: Partial<Record<string, Key<'records'>>> = {
  'no-room': 'faultNoRoom',
  'no-answer': 'faultNoAnswer',
}

/** Why something was not saved here. All other faults are reported as storage faults. */
export function useFaultText(): (fault: string) => string {
  const records = useText('records')
  return useCallback((fault) => records(SENTENCE[fault] ?? 'faultStorageGone'), [records])
}

/** The three ways to leave a changed form, with the labels used everywhere. */
export function useLeaveWords(): { save: string; back: string; discard: string } {
  const common = useText('common')
  return { save: common('save'), back: common('cancel'), discard: common('discard') }
}
