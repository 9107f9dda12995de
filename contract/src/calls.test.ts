import * as z from 'zod'
import { expect, test } from 'vitest'
import { API_BASE, TIMEOUT_MS, type Call } from './call.ts'
import { CALLS, CALLS_BY_AREA, CALL_NAMES } from './calls.ts'

const every: [string, Call][] = Object.entries(CALLS)
const under = (folder: string): string[] => CALL_NAMES.filter((name) => name.startsWith(`${folder}/`))
const those = (wanted: (call: Call) => boolean): string[] =>
  every.filter(([, call]) => wanted(call)).map(([name]) => name)

/** The tables of both documents and the lists of D6 and D7, as written there. */
const SPECIFIED: Record<string, string> = {
  core: `login-user login-user-with-provider register-user resend-activation resend-activation-with-provider
    resend-mfa verify-mfa connect-user-to-provider disconnect-user-from-provider change-password forgot-password
    change-email verify-account verify-email reset-password get-reset-password-email unsubscribe-email
    get-unsubscribe-email-email get-user-email-subscriptions update-email-subscriptions delete-user
    delete-all-tokens keep-alive get-translation service-status
    list-sessions set-mfa get-access-log cancel-deletion`,
  institutions: `get-email-by-activation-code get-user-institutions join-institution-by-activation-code
    join-institution get-insights-data get-institution-config get-institution-id get-institution
    get-records-data get-study-data download-report leave-institution withdraw-consent`,
  notifications: 'register-fcm-token register-anonymous-fcm-token unregister-fcm-token',
  purchases: 'complete-purchase get-all-purchases get-credits-count',
  user: 'get-values set-values del-values',
  sync: `get-all-records get-record create-record update-record delete-record create-records update-records
    delete-records add-condition edit-condition delete-condition add-medication edit-medication
    delete-medication add-new-section-fields edit-section-fields delete-section-fields upload-avatar
    update-avatar-from-provider remove-avatar get-image find-condition find-medication find-medication-brand
    get-history restore-history`,
  reports: `generate-report get-report-uuid list-user-reports download-user-report
    create-share-link list-share-links revoke-share-link`,
  share: 'open download',
  questionnaires: 'get-questionnaires get-questionnaire submit-questionnaire',
  guide: `list-content-categories list-content-by-category list-recommended-content list-bookmarked-content
    get-content get-content-body add-content-to-bookmarks remove-content-from-bookmarks get-content-feedback
    send-content-feedback set-content-interaction-status`,
  programs: 'list-programs get-program-body get-program-progress update-program-progress',
  solace: `start-session generate-response end-session get-active-transcript get-transcript-history
    delete-history`,
}

test.each(Object.entries(SPECIFIED))(
  '[D6] /%s has the calls of the documents and no other',
  (folder, names) => {
    const wanted = names.split(/\s+/).map((name) => `${folder}/${name}`)
    expect(under(folder).toSorted()).toEqual(wanted.toSorted())
  },
)

test('[D7] the 95 calls of the documents, service-status and the 14 added ones are all there is', () => {
  const folders = Object.keys(SPECIFIED)
  expect(CALL_NAMES.filter((name) => !folders.includes(name.split('/')[0] ?? ''))).toEqual([])
  expect(CALL_NAMES).toHaveLength(95 + 1 + 14)
})

test('[D6] no two areas own one call, and every path is the name of its call', () => {
  const named = Object.values(CALLS_BY_AREA).flatMap((calls) => Object.keys(calls))
  expect(new Set(named).size).toBe(named.length)
  expect(named.toSorted()).toEqual(CALL_NAMES.toSorted())
  expect(every.map(([, { path }]) => path)).toEqual(CALL_NAMES.map((name) => `/${name}`))
  expect(API_BASE).toBe('/api/v4')
})

test('[D6, GUIDE-26] without a session a caller can only sign up, sign in, follow a mailed link, see public data and, if plans are open, read the guide', () => {
  expect(those((call) => call.who === 'anyone').toSorted()).toEqual([
    'core/cancel-deletion',
    'core/forgot-password',
    'core/get-reset-password-email',
    'core/get-translation',
    'core/get-unsubscribe-email-email',
    'core/login-user',
    'core/login-user-with-provider',
    'core/register-user',
    'core/resend-activation',
    'core/resend-activation-with-provider',
    'core/resend-mfa',
    'core/reset-password',
    'core/service-status',
    'core/unsubscribe-email',
    'core/verify-account',
    'core/verify-email',
    'core/verify-mfa',
    'guide/get-content',
    'guide/get-content-body',
    'guide/list-content-by-category',
    'guide/list-content-categories',
    'guide/list-recommended-content',
    'institutions/get-email-by-activation-code',
    'institutions/join-institution-by-activation-code',
    'notifications/register-anonymous-fcm-token',
    'programs/get-program-body',
    'programs/list-programs',
    'share/download',
    'share/open',
  ])
})

test('[D4] only calls that the documents define as GET are GET, and none of them changes state', () => {
  expect(those((call) => call.method === 'GET').toSorted()).toEqual([
    'core/get-translation',
    'core/service-status',
    'sync/get-image',
  ])
})

test('[D4] bytes are given by downloads and images alone', () => {
  expect(those((call) => call.gives === 'bytes').toSorted()).toEqual([
    'institutions/download-report',
    'reports/download-user-report',
    'share/download',
    'sync/get-image',
  ])
})

test('[D6] slow calls have a longer timeout', () => {
  const longer = every.filter(([, call]) => call.timeoutMs !== TIMEOUT_MS.usual)
  expect(Object.fromEntries(longer.map(([name, call]) => [name, call.timeoutMs]))).toEqual({
    'core/delete-user': 300_000,
    'sync/get-all-records': 300_000,
    'sync/update-records': 300_000,
    'solace/generate-response': 120_000,
  })
})

test('[D33] a bulk that is checked item by item accepts any item, so that a bad one is answered 227 and not 102', () => {
  const anything = [null, 7, 'x', [], { severity: 'much' }]
  const lists = every.flatMap(([, { item, request }]) =>
    item === null || item.at === 'body' ? [] : [{ at: item.at, request }],
  )
  expect(lists).toHaveLength(6)
  for (const { at, request } of lists) expect(request.parse({ [at]: anything })).toEqual({ [at]: anything })
})

const REQUEST_SCHEMAS = every.flatMap(([, { request, item }]) =>
  item === null ? [request] : [request, item.schema],
)

/** The JSON Schema of a request, and every text schema with a length limit that it was made from. */
function lookInto(schema: z.ZodType): { json: unknown; texts: z.ZodString[] } {
  const texts: z.ZodString[] = []
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema }) => {
      if (zodSchema instanceof z.ZodString && zodSchema.maxLength !== null) texts.push(zodSchema)
    },
  })
  return { json, texts }
}

/** Texts without a length limit in a JSON Schema. */
function endlessTexts(json: unknown): unknown[] {
  if (typeof json !== 'object' || json === null) return []
  const isText = 'type' in json && json.type === 'string'
  if (isText && !('maxLength' in json || 'enum' in json || 'const' in json)) return [json]
  return Object.values(json).flatMap(endlessTexts)
}

test('[REL 1c] every text of every request has a longest length', () => {
  expect(REQUEST_SCHEMAS.flatMap((schema) => endlessTexts(lookInto(schema).json))).toEqual([])
  expect(endlessTexts(lookInto(z.object({ list: z.array(z.string()) })).json)).toHaveLength(1)
})

test('[REL 1c] a text that is too long is refused before any pattern runs over it', () => {
  const texts = REQUEST_SCHEMAS.flatMap((schema) => lookInto(schema).texts)
  // NUL matches no pattern and cannot be stored: if the pattern were checked, it would be among the complaints.
  const complaints = texts.map((text) => text.safeParse('\0'.repeat((text.maxLength ?? 0) + 1)).error?.issues)
  expect(complaints.filter((issues) => issues?.map(({ code }) => code).join() !== 'too_big')).toEqual([])
  expect(texts.length).toBeGreaterThan(200)
})

test('[D4] a call without a body accepts a missing one and any object', () => {
  const { request } = CALLS['core/keep-alive']
  expect(request.parse(undefined)).toEqual({})
  expect(request.parse({ anything: 1 })).toEqual({})
  expect(CALLS['core/delete-all-tokens'].request.parse(undefined)).toEqual({ scope: 'this' })
  expect(CALLS['sync/get-all-records'].request.parse(undefined)).toEqual({})
})
