import { useMemo } from 'react'
import { deviceOffsetAt } from '../../device/useNow.ts'
import { DATE_TIME_FORMAT } from '../../text/dateFormats.ts'
import { useFormatTag } from '../../text/useText.tsx'

/** Day and hour by the reader's clock. */
export function useDateTimeText(): (at: number) => string {
  const tag = useFormatTag()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { ...DATE_TIME_FORMAT, timeZone: 'UTC' })
    return (at) => format.format(at + deviceOffsetAt(at))
  }, [tag])
}
