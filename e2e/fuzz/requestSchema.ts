import type { Call } from '@reprieve/contract/call.ts'
import { CALLS, CALL_NAMES, type CallName } from '@reprieve/contract/calls.ts'
import { openApiDocument } from '@reprieve/contract/openapi.ts'
import type { JsonSchema } from './arbitraryFromSchema.ts'

export interface FuzzedCall {
  name: CallName
  call: Call
  /** The schema of the body, or of the query as an object. */
  schema: JsonSchema
}

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

// The published OpenAPI document, so that the test sends what a stranger would find there.
const PATHS = openApiDocument('')['paths'] as Record<string, Record<string, Operation>>

export const FUZZED_CALLS: FuzzedCall[] = CALL_NAMES.map((name) => {
  const call: Call = CALLS[name]
  const operation = PATHS[call.path]?.[call.method.toLowerCase()]
  if (operation === undefined) throw new Error(`The document does not speak of ${name}`)
  return {
    name,
    call,
    schema: operation.requestBody?.content['application/json']?.schema ?? querySchema(operation),
  }
})

function querySchema({ parameters }: Operation): JsonSchema {
  const fields = parameters.filter((parameter) => parameter.in === 'query')
  const named = fields.map(({ name = '', schema = {} }) => [name, schema] as const)
  const required = fields.filter((field) => field.required).map(({ name = '' }) => name)
  return { type: 'object', properties: Object.fromEntries(named), required }
}

/** A path into a request: keys of objects, and 0 for the first element of a list. */
export type FieldPath = (string | number)[]

const DEEPEST = 5

/** Every field of a request whose schema is a text. */
export function textFields(schema: JsonSchema, path: FieldPath = []): FieldPath[] {
  if (path.length > DEEPEST) return []
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const own = typesOf(schema).includes('string') ? [path] : []
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    textFields(inner, [...path, key]),
  )
  const first = schema.items === undefined ? [] : textFields(schema.items, [...path, 0])
  const all = [...own, ...options.flatMap((option) => textFields(option, path)), ...inside, ...first]
  return [...new Map(all.map((field) => [field.join('.'), field])).values()]
}

/** Every field that identifies something by a number or a uuid. */
export function idFields(schema: JsonSchema): FieldPath[] {
  const named = /(^|_)(id|uuid|nid|fid)$/
  return allFields(schema).filter((path) => named.test(String(path.at(-1))))
}

function allFields(schema: JsonSchema, path: FieldPath = []): FieldPath[] {
  if (path.length > 3) return []
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((option) =>
    allFields(option, path),
  )
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    [...path, key],
    ...allFields(inner, [...path, key]),
  ])
  const first = schema.items === undefined ? [] : allFields(schema.items, [...path, 0])
  return [...options, ...inside, ...first]
}

const typesOf = ({ type }: JsonSchema): string[] => (type === undefined ? [] : [type].flat())

/** The request with one field changed; missing parents are created. */
export function withField(request: unknown, path: FieldPath, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list = Array.isArray(request) ? [...(request as unknown[])] : []
    list[key] = withField(list[key], rest, value)
    return list
  }
  const isObject = typeof request === 'object' && request !== null && !Array.isArray(request)
  const before = isObject ? (request as Record<string, unknown>) : {}
  return { ...before, [key]: withField(before[key], rest, value) }
}
