import { afterEach, expect, test } from 'vitest'
import { parseServiceFacts, serviceFacts } from './serviceFacts.ts'
import { serviceStatus, readServerTerms } from './serviceStatus.ts'

const NUMBER = {
  country: 'NZ',
  number: '0800 123',
  kind: 'crisis' as const,
  name: 'A line',
  source: 'https://example.org',
  reviewed: '2026-11',
}

const TOLD = {
  state: 'up',
  eula_version: 2,
  privacy_notice_version: 3,
  providers: { google: { client_id: 'g', authorize: 'https://accounts.example/auth' } },
  links: { contact: 'mailto:help@example.org', eula: 'https://example.org/eula' },
  report_endpoint: 'https://example.org/reports',
  at_rest_note: 'The disk is encrypted.',
  store_links: { pwa: 'https://store.example/app' },
  push: { public_key: 'BPk' },
  rate_after_records: 12,
  signup_after_records: 0,
  emergency_numbers: [NUMBER],
  shop: { plans: 'open', market: null, products: [] },
  solace: { id: 'built-in', name: 'Reprieve', host: null },
}

const FACTS = {
  providers: { google: { clientId: 'g', authorize: 'https://accounts.example/auth' } },
  links: { contact: 'mailto:help@example.org', eula: 'https://example.org/eula' },
  reportEndpoint: 'https://example.org/reports',
  atRestNote: 'The disk is encrypted.',
  storeLinks: { pwa: 'https://store.example/app' },
  pushKey: 'BPk',
  asksAfter: { rate: 12, signup: 0 },
  emergencyNumbers: [NUMBER],
  plans: 'open',
  solace: { id: 'built-in', name: 'Reprieve', host: null },
}

const TERMS = { required: { eula: 2, privacy: 3 }, hosted: ['eula'] }

function deviceThatKeeps() {
  const kept: { value: unknown; writes: number } = { value: undefined, writes: 0 }
  return {
    kept,
    choice: async () => kept.value,
    choose: async (_: string, value: unknown) => {
      kept.value = value
      kept.writes += 1
    },
  }
}

// Test files share a process: a file that runs later must not find these facts.
afterEach(() => serviceStatus.restore({ choice: async () => undefined }))

test('[D20, D27] what the operator has set up is read as the server tells it', () => {
  expect(parseServiceFacts(TOLD)).toEqual(FACTS)
})

test.each([undefined, null, 'text', 7, [], {}])('[D20] without any (%o) nothing is offered', (told) => {
  expect(parseServiceFacts(told)).toEqual({
    providers: {},
    links: {},
    reportEndpoint: null,
    atRestNote: null,
    storeLinks: {},
    pushKey: null,
    asksAfter: { rate: null, signup: null },
    emergencyNumbers: [],
    plans: null,
    solace: null,
  })
})

test('[REL 1d] no address is taken that a press must not follow', () => {
  const facts = parseServiceFacts({
    ...TOLD,
    providers: {
      google: { client_id: 'g', authorize: 'javascript:alert(1)' },
      apple: { client_id: 7, authorize: 'https://a.example' },
      another: { client_id: 'x', authorize: 'https://x.example' },
    },
    store_links: { web: 'javascript:alert(1)', pwa: 'mailto:a@example.org', ios: 7 },
    links: { contact: 'javascript:alert(1)', faq: 'data:text/html,x', eula: 5, home: 'http://example.org' },
  })
  expect([facts.providers, facts.links]).toEqual([{}, { home: 'http://example.org' }])
  expect(facts.storeLinks).toEqual({})
})

test('[ACC-36, REL 1d] a document counts as hosted if its link can be followed', () => {
  serviceStatus.become({ ...TOLD, links: { eula: 'javascript:alert(1)', privacy: 'https://example.org/p' } })
  expect(readServerTerms().hosted).toEqual(['privacy'])
  serviceStatus.become(undefined)
})

test.each([-1, 0.5, '10', null, Number.POSITIVE_INFINITY])('[D52] %o is not a number of records', (said) => {
  const facts = parseServiceFacts({
    ...TOLD,
    push: null,
    rate_after_records: said,
    signup_after_records: said,
  })
  expect([facts.asksAfter, facts.pushKey]).toEqual([{ rate: null, signup: null }, null])
})

test('[ACC-16] the last facts are there at the next start, and written once', async () => {
  const device = deviceThatKeeps()
  await serviceFacts.learn(device, TOLD)
  await serviceFacts.learn(device, { ...TOLD, state: 'degraded' })
  expect([serviceFacts.current(), device.kept.writes]).toEqual([FACTS, 1])
  await serviceStatus.restore({ choice: async () => undefined })
  expect([serviceFacts.current().links, readServerTerms()]).toEqual([{}, { required: null, hosted: [] }])
  await serviceStatus.restore(device)
  expect([serviceFacts.current(), readServerTerms()]).toEqual([FACTS, TERMS])
  // The same object until something changes, so that its subscribers do not render again.
  expect(serviceFacts.current()).toBe(serviceFacts.current())
})

test('[D20] a number that cannot be called, or without a country, is ignored', () => {
  const told = [
    { ...NUMBER, number: 'javascript:alert(1)' },
    { ...NUMBER, number: 112 },
    { ...NUMBER, kind: 'other' },
    { ...NUMBER, country: null },
    null,
    NUMBER,
  ]
  expect(parseServiceFacts({ emergency_numbers: told }).emergencyNumbers).toEqual([NUMBER])
  expect(parseServiceFacts({ emergency_numbers: 'x', solace: { id: 7 } })).toMatchObject({
    emergencyNumbers: [],
    plans: null,
    solace: null,
  })
})
