import { useText } from '../text/useText.tsx'
import type { Fault } from './useReflectionEditor.ts'

/** The text for why a reflection could not be saved. */
export function useReflectionFaultText(): (fault: Fault) => string {
  const text = useText('reflections')
  const records = useText('records')
  const sentence: Record<Fault, () => string> = {
    'no-room': () => records('faultNoRoom'),
    'storage-gone': () => records('faultStorageGone'),
    'no-answer': () => records('faultNoAnswer'),
    'note-too-long': () => records('faultNoteTooLong'),
    'score-missing': () => text('withoutScore'),
    'day-to-come': () => text('dayToCome'),
    'day-taken': () => text('existsOnDate'),
  }
  return (fault) => sentence[fault]()
}
