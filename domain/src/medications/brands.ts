import { foldWord } from '../catalogue/fold.ts'
import { err, ok, type Result } from '../result.ts'
import { finishName, sameName, type NameFault } from '../writtenName.ts'

/** The specification's name for a medication without a brand, in the API and in lists of brands. */
export const GENERIC = 'Generic'

export type BrandFault = NameFault

/** Brands with a word that begins like this, compared as names; all while nothing is typed. [MED-11] */
export function brandsFor(brands: readonly string[], typed: string): string[] {
  const wanted = foldWord(typed)
  if (wanted === '') return [...brands]
  return brands.filter((brand) => ` ${foldWord(brand)}`.includes(` ${wanted}`))
}

/** The typed brand; the listed spelling if it is in the list, null for Generic. [MED-11] */
export function brandFrom(brands: readonly string[], typed: string): Result<string | null, BrandFault> {
  const name = finishName(typed)
  if (!name.ok) return err(name.reason)
  if (sameName(name.value, GENERIC)) return ok(null)
  return ok(brands.find((brand) => sameName(brand, name.value)) ?? name.value)
}

/** Each brand once, those of the entry first. [MED-11] */
export function joinedBrands(own: readonly string[], others: readonly string[]): string[] {
  const joined: string[] = []
  for (const brand of [...own, ...others])
    if (!sameName(brand, GENERIC) && !joined.some((one) => sameName(one, brand))) joined.push(brand)
  return joined
}
