import { Fhir } from 'fhir'

// The library exports the enum only as a type.
const FAULTS: readonly string[] = ['error', 'fatal']

let checker: Fhir | undefined

interface Bundle {
  entry: { fullUrl: string; resource: Record<string, unknown> }[]
}

/** Violations of R4 in a Bundle: by HL7's published structures, and by checks that they lack. Empty if valid. */
export function fhirFaults(text: string): string[] {
  checker ??= new Fhir()
  const bundle = JSON.parse(text) as Bundle
  const { messages } = checker.validate(bundle, { errorOnUnexpected: true })
  const structure = messages
    .filter(({ severity }) => FAULTS.includes(String(severity)))
    .map(({ location, message }) => `${location}: ${message}`)
  const names = bundle.entry.map(({ fullUrl }) => fullUrl)
  const known = new Set(names)
  const doubled = names.length === known.size ? [] : ['two entries have one name']
  const shapes = bundle.entry.flatMap(({ resource }) => shapeFaults(resource, known))
  return [...structure, ...doubled, ...shapes]
}

// oxlint-disable-next-line no-control-regex
const NO_SIGN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/

function textFaults(text: string): string[] {
  if (text.trim() === '') return ['an empty text']
  return NO_SIGN.test(text) ? ['a sign that is none'] : []
}

/** At most one of value[x], effective[x] and the like; nothing empty; every reference inside the file. */
function shapeFaults(node: unknown, known: ReadonlySet<string>): string[] {
  if (typeof node === 'string') return textFaults(node)
  if (node === null) return ['a null']
  if (typeof node !== 'object') return []
  const keys = Object.keys(node)
  if (keys.length === 0) return ['something empty']
  const choices = ['value', 'effective', 'onset', 'medication', 'asNeeded'].flatMap((choice) => {
    const present = keys.filter((key) => new RegExp(`^${choice}[A-Z]`).test(key))
    return present.length > 1 ? [`two of ${choice}[x]: ${present.join(', ')}`] : []
  })
  const { reference } = node as { reference?: string }
  const isLost = reference !== undefined && !reference.startsWith('#') && !known.has(reference)
  const lost = isLost ? [`nothing is called ${reference}`] : []
  return [...choices, ...lost, ...Object.values(node).flatMap((inner) => shapeFaults(inner, known))]
}
