import * as z from 'zod'
import { API_BASE, BODY_LIMITS, type CallShape } from './call.ts'
import { CALLS_BY_AREA } from './calls.ts'
import { CODES } from './codes.ts'
import { envelope } from './envelope.ts'
import { CLIENT_TYPES, HEADERS } from './headers.ts'

type Json = Record<string, unknown>

/** The schema of a request. `any` is used for what JSON Schema cannot express, such as a check in code. */
function jsonSchema(schema: z.ZodType): Json {
  const {
    $schema: _,
    '~standard': __,
    ...rest
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Json
  return rest
}

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

const header = (name: string, required: boolean, description: string, schema: Json = {}): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
})

/** D3. `Authorization` is missing because OpenAPI declares it as the security scheme. */
const HEADER_PARAMETERS = {
  Language: header(HEADERS.language, true, 'en, de, es, fr, ko, ru or zh-rCN; missing: code 101'),
  UserId: header(HEADERS.userId, true, "The number of the token's user; another one: code 104"),
  ClientType: header(HEADERS.clientType, false, 'What the caller runs on', {
    enum: CLIENT_TYPES,
  }),
  AppPackage: header(HEADERS.appPackage, false, 'Package of the app; on the web the name of the host'),
  AppVersion: header(HEADERS.appVersion, false, 'Version of the app; too old: code 156'),
  Activity: header(HEADERS.activity, false, '`background` on a call that no act of the person made'),
  Timezone: header(HEADERS.timezone, false, 'IANA name; on sign-in and sign-up'),
}

const TIMED = new Set(['core/login-user', 'core/register-user', 'core/resend-mfa', 'core/verify-mfa'])

function headersOf(name: string, call: CallShape): Json[] {
  const names = ['Language', 'ClientType', 'AppPackage', 'AppVersion', 'Activity']
  if (call.who === 'signed-in') names.push('UserId')
  if (TIMED.has(name)) names.push('Timezone')
  return names.map((parameter) => ref('parameters', parameter))
}

/** Items that are checked one by one are `unknown` in the request; the document shows their real schema. */
function requestSchema({ request, item }: CallShape): Json {
  if (item === null) return jsonSchema(request)
  if (item.at === 'body') return jsonSchema(item.schema)
  const whole = jsonSchema(request)
  const properties = whole.properties as Record<string, Json>
  const list = { ...properties[item.at], items: jsonSchema(item.schema) }
  return { ...whole, properties: { ...properties, [item.at]: list } }
}

function queryParameters(call: CallShape): Json[] {
  const { properties = {}, required = [] } = jsonSchema(call.request) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function answerContent(call: CallShape): Json {
  if (call.gives === 'bytes') return { 'application/octet-stream': {} }
  const schema = { allOf: [ref('schemas', 'Envelope'), jsonSchema(call.answer)] }
  return { 'application/json': { schema } }
}

function operation(area: string, name: string, call: CallShape): Json {
  const asked =
    call.method === 'GET'
      ? { parameters: [...headersOf(name, call), ...queryParameters(call)] }
      : {
          parameters: headersOf(name, call),
          requestBody: {
            required: !call.request.safeParse(undefined).success,
            content: { 'application/json': { schema: requestSchema(call) } },
          },
        }
  return {
    operationId: name.replace('/', '.'),
    tags: [area],
    security: call.who === 'signed-in' ? [{ token: [] }] : [],
    ...asked,
    responses: {
      200: { description: 'result_code 0', content: answerContent(call) },
      default: ref('responses', 'Refusal'),
    },
    'x-timeout-ms': call.timeoutMs,
    'x-body-limit': BODY_LIMITS[call.body],
  }
}

function paths(): Json {
  const found: Json = {}
  for (const [area, calls] of Object.entries<Record<string, CallShape>>(CALLS_BY_AREA)) {
    for (const [name, call] of Object.entries(calls)) {
      found[`/${name}`] = { [call.method.toLowerCase()]: operation(area, name, call) }
    }
  }
  return found
}

/** The OpenAPI document at `/api/v4/openapi.json` (D6), generated only from the table of calls. */
export function openApiDocument(version: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Reprieve', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: API_BASE }],
    tags: Object.keys(CALLS_BY_AREA).map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: HEADER_PARAMETERS,
      schemas: { Envelope: jsonSchema(envelope) },
      responses: {
        Refusal: {
          description: 'Any other result_code: see x-result-codes',
          content: { 'application/json': { schema: ref('schemas', 'Envelope') } },
        },
      },
    },
    'x-result-codes': CODES.map(({ code, http, name }) => ({ code, http, name })),
  }
}
