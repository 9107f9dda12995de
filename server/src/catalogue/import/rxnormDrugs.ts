import type { Strength, Tally, Term } from './term.ts'

/** By number; some tens of thousands of short texts, however large the files are. */
export interface Drugs {
  ingredients: Map<string, string>
  /** By the names of their parts. */
  mixtures: Map<string, { code: string; components: readonly string[] }>
  brands: Map<string, string>
  /** The strength of one ingredient in a drug; null if it cannot be expressed in our units. */
  strengths: Map<string, Strength | null>
  forms: Map<string, string>
  /** `count` is the number of parts in its name: one of them may be missing from the file. */
  drugs: Map<string, { count: number; parts: string[]; units: string | null }>
}

export const mixtureKey = (components: readonly string[]): string =>
  components
    .map((name) => name.toLowerCase())
    .toSorted()
    .join(' / ')

interface Joins {
  ingredientOf: Map<string, string>
  ingredientsOfBrand: Map<string, Set<string>>
}

/** Column positions in RXNREL. */
const FIRST = 0
const SECOND = 4
const RELA = 7

/** Every relation is listed twice, once from each side; the types of the two show which side this is. */
const JOINS: Record<string, (one: string, other: string, drugs: Drugs, joins: Joins) => void> = {
  has_ingredient: (part, ingredient, { strengths, ingredients }, { ingredientOf }) => {
    if (strengths.has(part) && ingredients.has(ingredient)) ingredientOf.set(part, ingredient)
  },
  tradename_of: (brand, ingredient, { brands, ingredients }, { ingredientsOfBrand }) => {
    if (!brands.has(brand) || !ingredients.has(ingredient)) return
    const known = ingredientsOfBrand.get(brand)
    if (known === undefined) ingredientsOfBrand.set(brand, new Set([ingredient]))
    else known.add(ingredient)
  },
  consists_of: (drug, part, { drugs, strengths }) => {
    const parts = drugs.get(drug)?.parts
    if (strengths.has(part) && parts?.includes(part) === false) parts.push(part)
  },
  has_dose_form: (drug, form, { drugs, forms }) => {
    const known = drugs.get(drug)
    if (known !== undefined) known.units ??= forms.get(form) ?? null
  },
}

export async function readRelations(
  lines: AsyncIterable<string>,
  drugs: Drugs,
  tally: Tally,
): Promise<Joins> {
  const joins: Joins = { ingredientOf: new Map(), ingredientsOfBrand: new Map() }
  for await (const line of lines) {
    tally.lines += 1
    const row = line.split('|', RELA + 1)
    const [first, second, relation] = [row[FIRST], row[SECOND], row[RELA]]
    if (first === undefined || second === undefined || relation === undefined) {
      tally.unreadable += 1
      continue
    }
    const join = Object.hasOwn(JOINS, relation) ? JOINS[relation] : undefined
    if (join === undefined) tally.left += 1
    join?.(first, second, drugs, joins)
    join?.(second, first, drugs, joins)
  }
  return joins
}

export function* drugTerms(drugs: Drugs, { ingredientOf, ingredientsOfBrand }: Joins): Generator<Term> {
  for (const [brand, ingredients] of ingredientsOfBrand) {
    const whole = findWholeDrug([...ingredients], drugs)
    if (whole !== null) yield { code: whole.code, brands: [drugs.brands.get(brand)!] }
  }
  for (const { count, parts, units } of drugs.drugs.values()) {
    if (parts.length !== count) continue
    const byIngredient = new Map(
      parts.map((part) => [ingredientOf.get(part) ?? '', drugs.strengths.get(part) ?? null]),
    )
    const whole = findWholeDrug([...byIngredient.keys()], drugs)
    if (whole === null) continue
    const strength = joinStrengths(
      whole.ingredients.map((ingredient) => byIngredient.get(ingredient) ?? null),
    )
    yield {
      code: whole.code,
      ...(units === null ? {} : { dosageUnits: units }),
      ...(strength === null ? {} : { strength }),
    }
  }
}

/** The ingredient itself, or the mixture of exactly these. */
function findWholeDrug(
  ingredients: readonly string[],
  { ingredients: names, mixtures }: Drugs,
): { code: string; ingredients: readonly string[] } | null {
  const known = ingredients.flatMap((code) => {
    const name = names.get(code)
    return name === undefined ? [] : [{ code, key: name.toLowerCase() }]
  })
  if (known.length === 0 || known.length !== ingredients.length) return null
  if (known.length === 1) return { code: known[0]!.code, ingredients }
  const mixture = mixtures.get(mixtureKey(known.map(({ key }) => key)))
  if (mixture === undefined) return null
  const inOrder = mixture.components.map((name) => known.find(({ key }) => key === name.toLowerCase())!.code)
  return { code: mixture.code, ingredients: inOrder }
}

/** One strength for the whole: all parts must have the same unit and measure. */
function joinStrengths(parts: readonly (Strength | null)[]): Strength | null {
  const known = parts.filter((part) => part !== null)
  const [first] = known
  if (first === undefined || known.length < parts.length) return null
  const isSame = known.every(({ units, isPerMl }) => units === first.units && isPerMl === first.isPerMl)
  return isSame ? { ...first, amount: known.map(({ amount }) => amount).join('/') } : null
}
