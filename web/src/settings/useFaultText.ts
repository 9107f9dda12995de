import { useCallback } from 'react'
import { useText } from './words.tsx'

/** Why something could not be kept here. What is no lack of room is told as the storage's own: both say what to do. */
export function useFaultText(): (fault: string) => string {
  const records = useText('records')
  return useCallback((fault) => records(fault === 'no-room' ? 'faultNoRoom' : 'faultStorageGone'), [records])
}
