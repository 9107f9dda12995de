/** The longest stored name, as for all other names. */
const LONGEST_NAME = 500
const MOST_COMPONENTS = 20

/** In the form of the built-in catalogue: parts in alphabetical order, marked as a mixture (D41). */
export const mixtureName = (components: readonly string[]): string =>
  components.length === 1 ? components[0]! : [...components, 'mixt'].join(' - ')

/** Lists use all capitals or none; a name begins with a capital. */
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
