const BETWEEN_PARTS = ' - '
const BETWEEN_STRENGTHS = '/'
/** Marks a mixture in a name without components. Only for English: elsewhere it is part of other words. */
const MIXTURE_MARK = /mixt/i

export interface MixtureNames {
  /** In English; empty if unknown. */
  components: readonly string[]
  /** The displayed name, in any language. */
  name: string
  englishName: string
}

/** The displayed names of its parts; one if it is no mixture (D41). [CAT-5] */
export function partNames({ components, name, englishName }: MixtureNames): string[] {
  const parts = name.split(BETWEEN_PARTS).map((part) => part.trim())
  if (components.length > 1)
    return parts.length < components.length ? [...components] : parts.slice(0, components.length)
  if (components.length === 1 || !MIXTURE_MARK.test(englishName)) return [name]
  const named = parts.filter((part) => !MIXTURE_MARK.test(part))
  return named.length === 0 ? [name] : named
}

/** 500/30 with two parts is 500 of the first and 30 of the second; unknown ones are empty. [CAT-5] */
export function strengthParts(strength: string, count: number): string[] {
  if (count === 1) return [strength]
  const told = strength.split(BETWEEN_STRENGTHS)
  return Array.from({ length: count }, (_, at) => told[at]?.trim() ?? '')
}

/** The inverse of `strengthParts`. */
export const joinedStrength = (parts: readonly string[]): string => parts.join(BETWEEN_STRENGTHS)
