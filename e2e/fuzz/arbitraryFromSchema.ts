import fc, { type Arbitrary } from 'fast-check'

/** The part of JSON Schema that zod generates. */
export interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
}

const LONGEST_TEXT = 40
const LONGEST_LIST = 3
const FARTHEST = 2 ** 53 - 1

/** Small values that match the schema; the hostile list has the large ones. */
export function arbitraryFromSchema(schema: JsonSchema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return fc.oneof(...options.map(arbitraryFromSchema))
  if (schema.allOf !== undefined) return arbitraryFromSchema(Object.assign({}, ...schema.allOf) as JsonSchema)
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOfType(type, schema)))
  return schema.type === undefined ? anyJson(2) : arbitraryOfType(schema.type, schema)
}

function arbitraryOfType(type: string, schema: JsonSchema): Arbitrary<unknown> {
  const make = BY_TYPE[type]
  if (make === undefined) throw new Error(`No values are known for the schema type ${type}`)
  return make(schema)
}

const BY_TYPE: Record<string, (schema: JsonSchema) => Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema) =>
    fc.integer({
      min: Math.max(schema.minimum ?? -FARTHEST, -FARTHEST),
      max: Math.min(schema.maximum ?? FARTHEST, FARTHEST),
    }),
  number: (schema) => numberWithin(schema.minimum ?? -1e15, schema.maximum ?? 1e15),
  string: text,
  array: (schema) => {
    const minLength = schema.minItems ?? 0
    const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST))
    return fc.array(arbitraryFromSchema(schema.items ?? {}), { minLength, maxLength })
  },
  object,
}

/** Not any double: nearly all of them are so tiny that the schema would refuse them. */
const numberWithin = (least: number, most: number): Arbitrary<number> =>
  fc
    .oneof(fc.integer({ min: -1_000, max: 1_000 }), fc.integer({ min: -1e15, max: 1e15 }))
    .map((thousandths) => Math.min(Math.max(thousandths / 1_000, least), most))

/** Any JSON value. */
const anyJson = (maxDepth: number): Arbitrary<unknown> =>
  fc.anything({
    maxDepth,
    values: [fc.boolean(), fc.integer(), numberWithin(-1e15, 1e15), fc.string(), fc.constant(null)],
  })

function text(schema: JsonSchema): Arbitrary<string> {
  const minLength = schema.minLength ?? 0
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? LONGEST_TEXT, LONGEST_TEXT))
  const free = fc.string({ unit: 'grapheme', minLength, maxLength })
  if (schema.pattern === undefined) return free
  return matching(schema.pattern) ?? free
}

const byPattern = new Map<string, Arbitrary<string> | null>()

// Cached, because building a generator from a pattern is the slowest step, and the same few patterns are in every call.
function matching(pattern: string): Arbitrary<string> | null {
  const known = byPattern.get(pattern)
  if (known !== undefined) return known
  const made = turnedRound(pattern)
  byPattern.set(pattern, made)
  return made
}

// Not every pattern can be turned into a generator. Then the schema refuses the generated text, which is also a useful
// case.
function turnedRound(pattern: string): Arbitrary<string> | null {
  try {
    const found = fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 200 })
    fc.sample(found, { numRuns: 1, seed: 1 })
    return found
  } catch {
    return pattern.includes('@') ? fc.emailAddress() : null
  }
}

function object(schema: JsonSchema): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {})
  const known = fc.record(
    Object.fromEntries(fields.map(([key, inner]) => [key, arbitraryFromSchema(inner)])),
    {
      requiredKeys: schema.required ?? [],
    },
  )
  const others = schema.additionalProperties
  if (others === undefined || others === false) return known
  const value = others === true ? anyJson(1) : arbitraryFromSchema(others)
  const key =
    schema.propertyNames === undefined
      ? fc.string({ minLength: 1, maxLength: 12 })
      : text(schema.propertyNames)
  const extra = fc.dictionary(key, value, { maxKeys: 2 })
  return fc.tuple(extra, known).map(([more, fixed]) => ({ ...more, ...fixed }))
}
