import type { ShippedPackage } from './shippedPackages.ts'

/**
 * The licences that we may ship besides MIT. LGPL: libvips, a separate library file that anybody can replace; MPL:
 * files that we do not modify; OFL: fonts, never sold by themselves. Adding one is a decision, not an update.
 * [TOOL-14]
 */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
  'LGPL-3.0-or-later',
  'MPL-2.0',
])

/** The faults of the shipped packages, one sentence each. */
export function findPackageFaults(shipped: readonly ShippedPackage[]): string[] {
  return shipped.flatMap(({ name, version, licence, isSealed, fetchedFrom }) => {
    const faults = [
      licence === null ? 'says nothing of its licence' : unknownIn(licence),
      isSealed ? null : 'has no checksum in package-lock.json',
      fetchedFrom === null ? null : 'names the place it is fetched from, which is the operator’s choice',
    ]
    return faults.flatMap((fault) => (fault === null ? [] : [`${name} ${version} ${fault}`]))
  })
}

/** "A OR B" needs one allowed licence, "A AND B" needs all. */
function unknownIn(expression: string): string | null {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  const doesOne = choices.some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)))
  return doesOne ? null : `is under ${expression}, which is not on the list`
}

/** One line for each licence, the most frequent first, with its packages. */
export function licenceLines(shipped: readonly ShippedPackage[]): string[] {
  const groups = Object.entries(Object.groupBy(shipped, ({ licence }) => licence ?? 'not told'))
  return groups
    .map(([licence, under = []]) => ({ licence, names: under.map(({ name }) => name).sort() }))
    .sort((a, b) => b.names.length - a.names.length || (a.licence < b.licence ? -1 : 1))
    .map(({ licence, names }) => `${licence} (${names.length}): ${[...new Set(names)].join(', ')}`)
}
