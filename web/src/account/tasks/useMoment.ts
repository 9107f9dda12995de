import { useFormatTag } from '../../settings/useFormatTag.ts'
import { DATE_AND_TIME } from '../../settings/dateForms.ts'

/** Day and hour, always both: what happened at night is told apart from what happened today. */
export function useMoment(): (at: number) => string {
  const format = new Intl.DateTimeFormat(useFormatTag(), DATE_AND_TIME)
  return (at) => format.format(at)
}
