import { PATHS } from '../paths/paths.ts'

/** The URL of a list as text. */
export const listPath = (field: string): string => PATHS.listEdit.replace('$field', field)

/** The prefix of a list's screens, including those that add and edit items. */
const LISTS = '/fields/'

/** A list, or the medications that a record offers: an editor keeps its draft on the way there and back. [REC-34] */
export const isListPath = (pathname: string): boolean =>
  pathname.startsWith(LISTS) || pathname === PATHS.medicationFactors
