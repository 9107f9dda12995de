import { foldWord } from '../catalogue/fold.ts'
import { err, ok, type Result } from '../result.ts'
import { finishName, sameName, type NameFault } from '../writtenName.ts'

/** How the specification calls a medication without a brand, on the wire and in lists of brands. */
export const GENERIC = 'Generic'

export type BrandFault = NameFault

/** Those of which a word begins so, as names compare; all while nothing is typed. [MED-11] */
export function brandsFor(brands: readonly string[], typed: string): string[] {
  const wanted = foldWord(typed)
  if (wanted === '') return [...brands]
  return brands.filter((brand) => ` ${foldWord(brand)}`.includes(` ${wanted}`))
}

/** The name that was typed as a brand; one of the list where it is that one, null for Generic. [MED-11] */
export function brandFrom(brands: readonly string[], typed: string): Result<string | null, BrandFault> {
  const name = finishName(typed)
  if (!name.ok) return err(name.reason)
  if (sameName(name.value, GENERIC)) return ok(null)
  return ok(brands.find((brand) => sameName(brand, name.value)) ?? name.value)
}

/** Each once, those of the entry first. [MED-11] */
export function joinedBrands(own: readonly string[], others: readonly string[]): string[] {
  const joined: string[] = []
  for (const brand of [...own, ...others])
    if (!sameName(brand, GENERIC) && !joined.some((one) => sameName(one, brand))) joined.push(brand)
  return joined
}
