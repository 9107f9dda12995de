import { parse, v5 } from 'uuid'

/** One R4 resource. Tests check its structure against the published standard. */
export interface Resource {
  resourceType: string
  [field: string]: unknown
}

export interface BundleEntry {
  fullUrl: string
  resource: Resource
}

export interface FhirReference {
  reference: string
}

/** Derives the names in a file: the same in another file with the same seed, and never the same for another person. */
export type Namer = (kind: string, id: string) => string

export function createNamer(seed: string): Namer {
  const namespace = parse(seed)
  return (kind, id) => `urn:uuid:${v5(`${kind}:${id}`, namespace)}`
}

// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** R4 allows neither empty text nor control characters. */
export function fhirText(said: string | null | undefined): string | undefined {
  const text = (said ?? '').replace(CONTROLS, ' ').trim()
  return text === '' ? undefined : text
}

export const fhirTexts = (names: readonly string[] = []): string[] =>
  names.map(fhirText).filter((text) => text !== undefined)

/** Undefined for an empty list, which R4 forbids. */
export const nonEmptyOrUndefined = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items
