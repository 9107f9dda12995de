import { expect, test } from 'vitest'
import { CALLS, CALL_NAMES } from './calls.ts'
import { CODES } from './codes.ts'
import { openApiDocument } from './openapi.ts'

interface Operation {
  operationId: string
  security: object[]
  parameters: { $ref?: string; name?: string; in?: string }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

// Through JSON text, as a reader of the document receives it.
const document = JSON.parse(JSON.stringify(openApiDocument('4.41.0'))) as {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
  'x-result-codes': object[]
}

const operationOf = (name: keyof typeof CALLS): Operation => {
  const call = CALLS[name]
  const operation = document.paths[call.path]?.[call.method.toLowerCase()]
  if (operation === undefined) throw new Error(`${name} is not in the document`)
  return operation
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  )
}

test('[D6] every call is in the document, once, under its method', () => {
  expect(Object.keys(document.paths).toSorted()).toEqual(CALL_NAMES.map((name) => `/${name}`).toSorted())
  const operations = CALL_NAMES.map(operationOf)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(CALL_NAMES.length)
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: 'Reprieve', version: '4.41.0' })
})

test('[D6] every reference in the document leads somewhere', () => {
  const refs = new Set(refsIn(document))
  expect(refs.size).toBeGreaterThan(5)
  const lost = [...refs].filter((ref) => {
    const [root, part, kind = '', name = ''] = ref.split('/')
    return root !== '#' || part !== 'components' || document.components[kind]?.[name] === undefined
  })
  expect(lost).toEqual([])
})

const asks = (name: keyof typeof CALLS, parameter: string): boolean =>
  operationOf(name).parameters.some(({ $ref }) => $ref === `#/components/parameters/${parameter}`)

test('[D3] signed-in calls ask for the token and the user, all ask for the language', () => {
  const signedIn = CALL_NAMES.filter((name) => CALLS[name].who === 'signed-in')
  expect(CALL_NAMES.filter((name) => asks(name, 'Language'))).toEqual(CALL_NAMES)
  expect(CALL_NAMES.filter((name) => asks(name, 'UserId'))).toEqual(signedIn)
  expect(CALL_NAMES.filter((name) => operationOf(name).security.length > 0)).toEqual(signedIn)
})

test('[D4] a GET has its request in the query, a POST in a JSON body', () => {
  const posts = CALL_NAMES.filter((name) => CALLS[name].method === 'POST')
  expect(CALL_NAMES.filter((name) => operationOf(name).requestBody !== undefined)).toEqual(posts)
  expect(operationOf('sync/get-image').parameters).toContainEqual(
    expect.objectContaining({ name: 'file', in: 'query', required: true }),
  )
  expect(operationOf('core/keep-alive').requestBody?.required).toBe(false)
  expect(operationOf('core/login-user').requestBody?.required).toBe(true)
})

test('[D33] a bulk shows the schema of its items and their maximum number', () => {
  const { requestBody } = operationOf('sync/create-records')
  const withContent = (properties: object): unknown =>
    expect.objectContaining({
      properties: expect.objectContaining({
        content: {
          anyOf: [
            expect.objectContaining({ properties: expect.objectContaining(properties) }),
            { type: 'null' },
          ],
        },
      }),
    })
  expect(requestBody?.content['application/json']?.schema).toMatchObject({
    properties: {
      records: {
        maxItems: 250,
        items: {
          anyOf: expect.arrayContaining([
            withContent({ severity: expect.anything() }),
            withContent({ severity_before: expect.anything() }),
          ]),
        },
      },
    },
  })
})

test('[D10] the document lists every result code', () => {
  expect(document['x-result-codes']).toEqual(CODES.map(({ code, http, name }) => ({ code, http, name })))
})
