import { isFields, type Fields } from '../../fields.ts'

/** Why a form is refused: where, and what of it is none of what we can ask. [QST-1] */
export interface Fault {
  /** Of an item; empty for the form itself. */
  linkId: string
  what: string
}

/** Says what is wrong with the thing that is being read. */
export type Complain = (what: string) => void

/** What somebody put in the place of a name. Not by String, which runs what is called toString in a JSON. */
export const namedAs = (said: unknown, longest: number): string =>
  typeof said === 'string' ? said.slice(0, longest) : typeof said

/** What nobody here knows would be left out of the question: it is refused by its name. */
export function complainOfOthers(said: Fields, known: readonly string[], complain: Complain): void {
  for (const [key, value] of Object.entries(said))
    if (value !== undefined && !known.includes(key)) complain(`field ${key.slice(0, 60)}`)
}

const HL7 = 'http://hl7.org/fhir/StructureDefinition/'

/** By their names without the address of HL7. Whatever else stands there changes what is asked, and is refused. */
export function extensionsOf(
  said: unknown,
  known: readonly string[],
  complain: Complain,
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
      complain(`extension ${namedAs(url, 120)}`)
    }
  }
  return found
}

/** Of those that may stand more than once. */
export const TRANSLATION = `${HL7}translation`
