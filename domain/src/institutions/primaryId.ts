export const PRIMARY_ID_MAX = 40

/** Placeholder characters of a format. A regular expression from outside could hang the process. */
const KINDS: Readonly<Record<string, { fits: RegExp; sample: string }>> = {
  '9': { fits: /^\p{Nd}$/u, sample: '123456789' },
  A: { fits: /^\p{L}$/u, sample: 'ABCDEFGHJ' },
  '*': { fits: /^[\p{L}\p{Nd}]$/u, sample: 'A1B2C3D4E' },
}

const isShort = (text: string): boolean => text.length > 0 && text.length <= PRIMARY_ID_MAX

/** A format without 9, A or * would give everybody the same number. [CONS-2] */
export const isPrimaryIdFormat = (format: string): boolean =>
  isShort(format) &&
  format === format.trim() &&
  Array.from(format).some((letter) => KINDS[letter] !== undefined)

/** As stored and compared, however it was typed. */
export const finishPrimaryId = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase()

/** Checks a person's number at an institution against its format. [CONS-2] */
export function primaryIdProblem(typed: string, format: string): 'empty' | 'format' | null {
  const id = finishPrimaryId(typed)
  if (id === '') return 'empty'
  const [letters, places] = [Array.from(id), Array.from(format)]
  const fits =
    letters.length === places.length &&
    places.every((place, at) => KINDS[place]?.fits.test(letters[at]!) ?? place.toUpperCase() === letters[at])
  return fits ? null : 'format'
}

/** An example number, shown beside the field. */
export function samplePrimaryId(format: string): string {
  let nth = 0
  return Array.from(format)
    .map((place) => {
      const kind = KINDS[place]
      if (kind === undefined) return place
      nth += 1
      return kind.sample[(nth - 1) % kind.sample.length]!
    })
    .join('')
}
