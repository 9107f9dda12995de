import { useMemo } from 'react'
import { localNow } from '../../device/useNow.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'

/** A day and its hour, by the clock of who looks. */
export function useMoment(): (at: number) => string {
  const tag = useFormatTag()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    return (at) => format.format(at + localNow(at).offset)
  }, [tag])
}
