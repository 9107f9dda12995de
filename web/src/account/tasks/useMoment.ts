import { useFormatTag } from '../../settings/useFormatTag.ts'
import { DATE_AND_TIME } from '../../settings/dateForms.ts'

/** Always day and hour, so that events at night are clearly dated. */
export function useMoment(): (at: number) => string {
  const format = new Intl.DateTimeFormat(useFormatTag(), DATE_AND_TIME)
  return (at) => format.format(at)
}
