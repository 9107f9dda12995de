import { isRightNow, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useNow } from '../device/useNow.ts'
import { momentWords } from '../text/momentWords.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { useMomentText } from './useWhen.ts'

/** "Now, 18:42" while a new record's start is about now, then "Today, 18:42". [REC-5] */
export function useStartText(record: PainRecord): string {
  const text = useText('records')
  const tag = useFormatTag()
  const now = useNow()
  const when = useMomentText()
  const start = { at: record.startsAt, offset: record.timeOffset }
  const isOfNow = record.ref.kind === 'not-saved-yet' && isRightNow(record, now.at)
  return isOfNow ? text('nowAt', { time: momentWords(tag, start, now).time }) : when(start)
}
