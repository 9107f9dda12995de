import type { Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { numberText } from '../typedNumber.ts'

/** The possible range, shown before anything can be wrong. */
export function useRangeHint(
  { least, most }: Item,
  ...others: readonly (string | undefined)[]
): string | undefined {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const end = (value: string | number): string => (typeof value === 'number' ? numberText(tag, value) : value)
  const range =
    least !== null && most !== null
      ? text('fromTo', { least: end(least), most: end(most) })
      : least !== null
        ? text('from', { least: end(least) })
        : most !== null
          ? text('upTo', { most: end(most) })
          : undefined
  const said = [...others, range].filter((one) => one !== undefined).join(' · ')
  return said === '' ? undefined : said
}
