import { PATHS } from '../app/paths.ts'

/** The address of a list, for where one is given as text. */
export const listPath = (field: string): string => PATHS.listEdit.replace('$field', field)

/** Where its items are added and changed, too; and which medications a record offers. */
const LISTS = '/fields/'

/** What is being written goes along to its lists and back, by a link as well as by the browser's own ways. [REC-34] */
export const isListPath = (pathname: string): boolean =>
  pathname.startsWith(LISTS) || pathname === PATHS.medicationFactors
