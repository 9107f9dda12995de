import { PATHS } from '../app/paths.ts'

/** The address of a list, for where one is given as text. */
export const listPath = (field: string): string => PATHS.listEdit.replace('$field', field)
