import { v5 } from 'uuid'

/** One resource of R4. Its structure is held to the standard by tests, with what the standard itself publishes. */
export interface Resource {
  resourceType: string
  [field: string]: unknown
}

export interface Entry {
  fullUrl: string
  resource: Resource
}

export interface FhirReference {
  reference: string
}

/** What a file calls its things: found again in another file of the same seed, and in none of anybody else. */
export type Namer = (kind: string, id: string) => string

export const namerOf =
  (seed: string): Namer =>
  (kind, id) =>
    `urn:uuid:${v5(`${kind}:${id}`, seed)}`

// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** R4 knows no empty text, and none with signs that are none. */
export function fhirText(said: string | null | undefined): string | undefined {
  const text = (said ?? '').replace(CONTROLS, ' ').trim()
  return text === '' ? undefined : text
}

export const fhirTexts = (names: readonly string[] = []): string[] =>
  names.map(fhirText).filter((text) => text !== undefined)

/** A list that would be empty is not there at all. */
export const filled = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items
