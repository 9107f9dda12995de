/** The longest that is kept of a name, as of everything that people name. */
const LONGEST_NAME = 500
const MOST_COMPONENTS = 20

/** As the catalogue of the product writes it: parts in the order of the alphabet, and that it is a mixture (D41). */
export const mixtureName = (components: readonly string[]): string =>
  components.length === 1 ? components[0]! : [...components, 'mixt'].join(' - ')

/** Lists write in capitals or without any; a name begins with one. */
export function asName(written: string): string {
  const plain = written.trim().replaceAll(/\s+/g, ' ')
  const calm = plain === plain.toUpperCase() ? plain.toLowerCase() : plain
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

export const isNameable = (components: readonly string[]): boolean =>
  components.length > 0 &&
  components.length <= MOST_COMPONENTS &&
  new Set(components).size === components.length &&
  components.every((one) => one !== '') &&
  mixtureName(components).length <= LONGEST_NAME
