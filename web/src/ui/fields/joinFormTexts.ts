/** The texts of a form, one per line. */
export const joinFormTexts = (form: object): string =>
  Object.values(form)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .map((value: unknown) => (typeof value === 'number' ? String(value) : value))
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .join('\n')
