import { RESULT } from '@reprieve/contract/codes.ts'
import type { PlanMode } from '@reprieve/domain/purchases/plan.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import type { Ask } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { statusFields, isSafeLink, serviceStatus } from './serviceStatus.ts'

/** In the order in which they are offered. */
export const PROVIDERS = ['google', 'apple', 'facebook'] as const

export type Provider = (typeof PROVIDERS)[number]

export interface ProviderFacts {
  clientId: string
  /** The address that the page redirects the user to. */
  authorize: string
}

/** What the operator has set up, as service-status reports it. */
export interface ServiceFacts {
  providers: Partial<Record<Provider, ProviderFacts>>
  /** LINK_*: pages of the operator that replace the built-in ones. */
  links: Readonly<Record<string, string>>
  reportEndpoint: string | null
  atRestNote: string | null
  /** Where the app can be installed and rated, by client type. */
  storeLinks: Readonly<Record<string, string>>
  /** The server's public key, which a browser needs to accept push messages; null: it sends none. */
  pushKey: string | null
  /** The number of new records after which the person is asked, 0 for never; null: no server has said it yet. */
  asksAfter: Readonly<{ rate: number | null; signup: number | null }>
  /** Emergency numbers that the operator adds to our own. */
  emergencyNumbers: readonly OperatorNumber[]
  /** Whether plans are sold or everything is open; null: no server has said it yet. */
  plans: PlanMode | null
  /** The engine that answers in the chat; null: no server has said it yet. */
  solace: AssistantEngine | null
}

export interface OperatorNumber {
  /** ISO 3166 country code, two capitals. */
  country: string
  number: string
  kind: 'emergency' | 'crisis'
  name: string
  source: string
  reviewed: string
}

export interface AssistantEngine {
  id: string
  name: string
  /** Where questions are sent; null: only to this server. */
  host: string | null
}

const NO_FACTS: ServiceFacts = {
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
}

/** The fields of service-status that are stored. */
const KEPT = [
  'providers',
  'links',
  'report_endpoint',
  'at_rest_note',
  'eula_version',
  'privacy_notice_version',
  'store_links',
  'push',
  'rate_after_records',
  'signup_after_records',
  'emergency_numbers',
  'shop',
  'solace',
] as const

let read: { told: unknown; facts: ServiceFacts } = { told: undefined, facts: NO_FACTS }

/** As last received and stored on the device: nothing ever waits for them. */
export const serviceFacts = {
  current: (): ServiceFacts => {
    const told = serviceStatus.current()
    if (read.told !== told) read = { told, facts: parseServiceFacts(told) }
    return read.facts
  },
  subscribe: serviceStatus.subscribe,
  /** Stores a service-status response. Unchanged values are not written again. */
  learn: async (device: Pick<DeviceDatabase, 'choose'>, answer: Record<string, unknown>): Promise<void> => {
    const told = Object.fromEntries(KEPT.map((name) => [name, answer[name]]))
    if (JSON.stringify(told) === JSON.stringify(serviceStatus.current())) return
    serviceStatus.become(told)
    await device.choose('service', told)
  },
}

/** From service-status or from the device, in the same format. Values that do not fit count as missing. */
export function parseServiceFacts(told: unknown): ServiceFacts {
  const said = statusFields(told)
  const { providers, links, report_endpoint, at_rest_note } = said
  return {
    providers: providersFrom(statusFields(providers)),
    links: Object.fromEntries(Object.entries(statusFields(links)).flatMap(asLink)),
    reportEndpoint: textOf(report_endpoint),
    atRestNote: textOf(at_rest_note),
    storeLinks: Object.fromEntries(Object.entries(statusFields(said['store_links'])).flatMap(asPage)),
    pushKey: textOf(statusFields(said['push'])['public_key']),
    asksAfter: { rate: countOf(said['rate_after_records']), signup: countOf(said['signup_after_records']) },
    emergencyNumbers: listOf(said['emergency_numbers']).flatMap(numberFrom),
    plans: plansFrom(statusFields(said['shop'])),
    solace: engineFrom(statusFields(said['solace'])),
  }
}

function providersFrom(told: Record<string, unknown>): ServiceFacts['providers'] {
  const found = PROVIDERS.flatMap((name) => {
    const { client_id, authorize } = statusFields(told[name])
    const isWhole = typeof client_id === 'string' && typeof authorize === 'string' && isWeb(authorize)
    return isWhole ? [[name, { clientId: client_id, authorize }] as const] : []
  })
  return Object.fromEntries(found)
}

/** A callable number has digits, spaces and one plus: it becomes a link. */
const CALLABLE = /^\+?\d[\d ]{1,20}$/

function numberFrom(told: unknown): OperatorNumber[] {
  const { country, number, kind, name, source, reviewed } = statusFields(told)
  if (typeof number !== 'string' || !CALLABLE.test(number)) return []
  if (typeof country !== 'string' || (kind !== 'emergency' && kind !== 'crisis')) return []
  const words = { name: textOf(name) ?? '', source: textOf(source) ?? '', reviewed: textOf(reviewed) ?? '' }
  return [{ country, number, kind, ...words }]
}

const plansFrom = ({ plans }: Record<string, unknown>): PlanMode | null =>
  plans === 'store' || plans === 'open' ? plans : null

function engineFrom({ id, name, host }: Record<string, unknown>): AssistantEngine | null {
  return typeof id === 'string' && typeof name === 'string' ? { id, name, host: textOf(host) } : null
}

const asLink = ([name, link]: [string, unknown]): [string, string][] =>
  isSafeLink(link) ? [[name, link]] : []

const asPage = ([name, link]: [string, unknown]): [string, string][] =>
  typeof link === 'string' && isWeb(link) ? [[name, link]] : []

const isWeb = (address: string): boolean => /^https?:\/\//.test(address)

const countOf = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const BETWEEN_MS = HOUR_MS

let askedAt: number | null = null

/**
 * What the operator has set up, as far as known: nothing waits for it. Screens that need it load it at most once an
 * hour; a device that never opens one sends no request.
 */
export function useServiceFacts(): ServiceFacts {
  const ask = useAsk()
  const device = useDevice()
  useEffect(() => void hear(ask, device), [ask, device])
  return useSyncExternalStore(serviceFacts.subscribe, serviceFacts.current, serviceFacts.current)
}

/** Loads it now, whenever it was loaded before. Resolves when there is a response or a failure. */
export async function reloadServiceFacts(ask: Ask, device: DeviceDatabase): Promise<void> {
  askedAt = null
  await hear(ask, device)
}

async function hear(ask: Ask, device: DeviceDatabase): Promise<void> {
  const isNew = askedAt !== null && Date.now() - askedAt < BETWEEN_MS
  if (isNew || !navigator.onLine) return
  askedAt = Date.now()
  const answer = await ask('core/service-status', {}, { background: true })
  if (answer.reached && answer.code === RESULT.ok) await serviceFacts.learn(device, answer.body)
  else askedAt = null
}

/** Company names: the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}
