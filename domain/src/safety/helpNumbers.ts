import type { Danger } from './danger.ts'
import type { HelpCountry } from './helpCountry.ts'

export interface HelpNumber {
  number: string
  kind: 'emergency' | 'crisis'
  name: string | null
  countries: readonly string[]
  /** How lists name its countries. */
  shownAs: readonly string[]
}

interface NumbersWanted {
  danger: Danger
  country: HelpCountry
  /** The countries of the person's language: their numbers come first if no country is known. */
  leading: readonly string[]
  ours: readonly HelpNumber[]
  /** The operator's numbers, which take precedence. */
  operators: readonly HelpNumber[]
}

/**
 * The numbers of one country; the operator's replace ours. If no country is known, the numbers of the language's
 * countries come first, then all others. A country without numbers gets none: then the text alone says what to do.
 * [CONT-16, SAFE-17]
 */
export function helpNumbers({
  danger,
  country,
  leading,
  ours,
  operators,
}: NumbersWanted): readonly HelpNumber[] {
  const { code } = country
  const placeOf = ({ countries }: HelpNumber): number =>
    Math.min(leading.length, ...countries.flatMap((one) => placeIn(leading, one)))
  return KINDS[danger].flatMap((kind) => {
    const isWanted = (one: HelpNumber): boolean =>
      one.kind === kind && (code === null || one.countries.includes(code))
    const [theirs, known] = [operators.filter(isWanted), ours.filter(isWanted)]
    if (code !== null) return theirs.length > 0 ? theirs : known
    return [...theirs, ...known].toSorted((one, other) => placeOf(one) - placeOf(other))
  })
}

/** For a card without room for all numbers: only those of the language's countries. [SAFE-17] */
export const leadingNumbers = (
  numbers: readonly HelpNumber[],
  leading: readonly string[],
): readonly HelpNumber[] =>
  numbers.filter(({ countries }) => countries.some((country) => leading.includes(country)))

function placeIn(leading: readonly string[], country: string): number[] {
  const place = leading.indexOf(country)
  return place === -1 ? [] : [place]
}

const KINDS: Record<Danger, readonly HelpNumber['kind'][]> = {
  crisis: ['emergency', 'crisis'],
  urgent: ['emergency'],
  soon: [],
}
