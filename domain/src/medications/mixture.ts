const BETWEEN_PARTS = ' - '
const BETWEEN_STRENGTHS = '/'
/** How a name says that it is a mixture, where nothing else does. In English alone: elsewhere it is part of words. */
const MIXTURE_MARK = /mixt/i

export interface PerhapsMixed {
  /** In English; none where nobody has told them. */
  components: readonly string[]
  /** As it is shown, in any language. */
  name: string
  englishName: string
}

/** The names of its parts, as they are shown; one for what is no mixture (D41). [CAT-5] */
export function partNames({ components, name, englishName }: PerhapsMixed): string[] {
  const parts = name.split(BETWEEN_PARTS).map((part) => part.trim())
  if (components.length > 1)
    return parts.length < components.length ? [...components] : parts.slice(0, components.length)
  if (components.length === 1 || !MIXTURE_MARK.test(englishName)) return [name]
  const named = parts.filter((part) => !MIXTURE_MARK.test(part))
  return named.length === 0 ? [name] : named
}

/** 500/30 of two parts is 500 of the first and 30 of the second; what is not told is empty. [CAT-5] */
export function strengthParts(strength: string, count: number): string[] {
  if (count === 1) return [strength]
  const told = strength.split(BETWEEN_STRENGTHS)
  return Array.from({ length: count }, (_, at) => told[at]?.trim() ?? '')
}

/** The way back. */
export const joinedStrength = (parts: readonly string[]): string => parts.join(BETWEEN_STRENGTHS)
