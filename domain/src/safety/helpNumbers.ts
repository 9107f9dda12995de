import type { Danger } from './danger.ts'

export interface HelpNumber {
  number: string
  kind: 'emergency' | 'crisis'
  name: string | null
  countries: readonly string[]
  /** How a list names its countries. */
  shownAs: readonly string[]
}

interface Asked {
  danger: Danger
  /** That the person has named; never guessed from a language, a zone or an address: a wrong number kills. */
  country: string | null
  ours: readonly HelpNumber[]
  /** What the operator knows better than we. */
  operators: readonly HelpNumber[]
}

/**
 * The numbers of the country that a person named, the operator's in the place of ours. Without a country all of them,
 * each with where it works; for a country that has none, none: then the words alone say what to do. [CONT-16]
 */
export function helpNumbers({ danger, country, ours, operators }: Asked): readonly HelpNumber[] {
  const kinds = KINDS[danger]
  return kinds.flatMap((kind) => {
    const [theirs, known] = [operators, ours].map((all) =>
      all.filter((one) => one.kind === kind && (country === null || one.countries.includes(country))),
    )
    if (country !== null && theirs !== undefined && theirs.length > 0) return theirs
    return [...(theirs ?? []), ...(known ?? [])]
  })
}

const KINDS: Record<Danger, readonly HelpNumber['kind'][]> = {
  crisis: ['emergency', 'crisis'],
  urgent: ['emergency'],
  soon: [],
}
