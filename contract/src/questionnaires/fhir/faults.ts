import { isFields, type Fields } from '../../fields.ts'

/** Why a form is refused: the item, and what of it we cannot ask. [QST-1] */
export interface FormFault {
  /** The linkId of an item; empty for the form itself. */
  linkId: string
  what: string
}

/** Reports a fault of the element that is being read. */
export type AddFault = (what: string) => void

/** The value of a name field as text. Without String(), which would call a toString that the JSON defines. */
export const readNameText = (said: unknown, longest: number): string =>
  typeof said === 'string' ? said.slice(0, longest) : typeof said

/** Refuses unknown keys by name: ignoring them would change the question. */
export function refuseUnknownKeys(said: Fields, known: readonly string[], complain: AddFault): void {
  for (const [key, value] of Object.entries(said))
    if (value !== undefined && !known.includes(key)) complain(`field ${key.slice(0, 60)}`)
}

const HL7 = 'http://hl7.org/fhir/StructureDefinition/'

/** Extensions by their names without HL7's address. Any other extension changes the question and is refused. */
export function readExtensions(
  said: unknown,
  known: readonly string[],
  complain: AddFault,
): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>()
  if (said === undefined) return found
  if (!Array.isArray(said)) complain('field extension')
  for (const extension of Array.isArray(said) ? said : []) {
    const url: unknown = isFields(extension) ? extension['url'] : undefined
    const name = typeof url === 'string' && url.startsWith(HL7) ? url.slice(HL7.length) : null
    if (name !== null && isFields(extension) && known.includes(name) && !found.has(name)) {
      found.set(name, extension)
    } else {
      complain(`extension ${readNameText(url, 120)}`)
    }
  }
  return found
}

/** The translation extension, which may occur more than once. */
export const TRANSLATION = `${HL7}translation`
