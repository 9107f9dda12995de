import { useFormatTag } from '../../settings/useFormatTag.ts'

/** Day and hour, always both: what happened at night is told apart from what happened today. */
export function useMoment(): (at: number) => string {
  const format = new Intl.DateTimeFormat(useFormatTag(), { dateStyle: 'medium', timeStyle: 'short' })
  return (at) => format.format(at)
}
