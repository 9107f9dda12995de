import { isIP } from 'node:net'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import * as z from 'zod'
import type { ClientType } from '@reprieve/domain/access/session.ts'
import type { PlanMode } from '@reprieve/domain/purchases/plan.ts'
import { backupConfig, backupEnvironment, type BackupConfig } from './backupConfig.ts'
import { CannotStart } from './cannotStart.ts'
import { operatorConfig, operatorEnvironment, type OperatorConfig } from './operatorConfig.ts'
import { metricsConfig, metricsEnvironment, type MetricsConfig } from './metricsConfig.ts'
import { processesConfig, processesEnvironment, type ProcessesConfig } from './processesConfig.ts'
import { pushConfig, pushEnvironment, type PushConfig } from './pushConfig.ts'
import { solaceConfig, solaceEnvironment, type SolaceConfig } from './solaceConfig.ts'
import { storeConfig, storeEnvironment, type StoreConfig } from './storesConfig.ts'
import { termsConfig, termsEnvironment, type TermsConfig } from './termsConfig.ts'
import { defaultDataDir } from './defaultDataDir.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

export const isLoopback = (host: string): boolean => LOOPBACK.has(host.toLowerCase())

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(part: string): boolean {
  const [address = '', bits = '0'] = part.split('/')
  return NAMED_NETWORKS.includes(part) || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits))
}

const flag = z.enum(['on', 'off'])
const milliseconds = z.coerce.number().int().min(1_000).max(DAY_MS)
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

// D52. An empty variable counts as not set: an unfilled line of a compose file gives one.
const environment = z.object({
  ...operatorEnvironment,
  ...processesEnvironment,
  ...storeEnvironment,
  ...pushEnvironment,
  ...solaceEnvironment,
  ...termsEnvironment,
  ...metricsEnvironment,
  ...backupEnvironment,
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine((parts) => parts.every(isProxy), { error: 'addresses, with commas' })
    .optional(),
  DATA_DIR: z.string().optional(),
  // No URL check: socket addresses (no host before the slash) are valid for PostgreSQL but not for URL.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  PEPPER: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(320).optional(),
  DEV_OUTBOX_KEY: z.string().min(8).optional(),
  PLANS: z.enum(['store', 'open']).optional(),
  ACTIVATION: flag.default('on'),
  MIN_APP_VERSION: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,5}){0,2}$/)
    .optional(),
  STORE_LINK_WEB: webAddress.optional(),
  STORE_LINK_PWA: webAddress.optional(),
  STORE_LINK_ANDROID: webAddress.optional(),
  STORE_LINK_IOS: webAddress.optional(),
  IDLE_TIMEOUT_MS: milliseconds.default(300_000),
  KEEP_ALIVE_MS: milliseconds.default(60_000),
  RATE_LIMITS: flag.default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  NODE_ENV: z.string().default('development'),
})

export interface Config
  extends
    OperatorConfig,
    ProcessesConfig,
    StoreConfig,
    PushConfig,
    SolaceConfig,
    TermsConfig,
    MetricsConfig,
    BackupConfig {
  port: number
  host: string
  /** As the operator set it; null: derived from the port in use. */
  givenPublicUrl: string | null
  publicUrl: string
  trustProxy: string[]
  dataDir: string
  databaseUrl: string | null
  pepper: string | null
  smtpUrl: string | null
  mailFrom: string
  devOutboxKey: string | null
  plans: PlanMode
  needsActivation: boolean
  minAppVersion: string | null
  /** Only for client types that are updated through a store. */
  storeLinks: { [type in ClientType]?: string }
  idleTimeoutMs: number
  keepAliveMs: number
  rateLimits: boolean
  logLevel: string
  /** D22: a machine that only its owner can reach. */
  isLocal: boolean
}

const machine = { platform: process.platform, isRoot: process.getuid?.() === 0 }

export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(filled)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0] ?? 'environment')
    throw new CannotStart(
      `${name} is set to something the server cannot use (${issue?.message ?? 'invalid'}): correct it or leave it out.`,
    )
  }
  const given = parsed.data
  const isLocal = isLocalMode(given)
  if (given.RATE_LIMITS === 'off' && !isLocal) {
    throw new CannotStart('RATE_LIMITS=off is for load tests on a local machine only: leave it out here.')
  }
  if (given.DEV_PROVIDER_ISSUER !== undefined && !isLocal) {
    throw new CannotStart('DEV_PROVIDER_ISSUER lets anybody in who runs that issuer: leave it out here.')
  }
  const sold = storeConfig(given)
  const mailFrom = given.MAIL_FROM ?? 'Reprieve <no-reply@localhost>'
  const hasStore = sold.stores.apple !== null || sold.stores.google !== null
  const operator = operatorConfig(given)
  return {
    ...operator,
    ...processesConfig(given),
    ...termsConfig(given, operator.links),
    ...sold,
    ...pushConfig(given, { isLocal, mailFrom }),
    ...solaceConfig(given),
    ...metricsConfig(given),
    ...backupConfig(given),
    port: given.PORT,
    host: given.HOST,
    givenPublicUrl: given.PUBLIC_URL ?? null,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    trustProxy: given.TRUST_PROXY ?? [],
    dataDir: given.DATA_DIR ?? defaultDataDir({ ...machine, env }),
    databaseUrl: given.DATABASE_URL ?? null,
    pepper: given.PEPPER ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom,
    devOutboxKey: given.DEV_OUTBOX_KEY ?? null,
    // D43: without a store nobody could buy locked features, so in production everything is then open.
    plans: given.PLANS ?? (isLocal || hasStore ? 'store' : 'open'),
    needsActivation: given.ACTIVATION === 'on',
    minAppVersion: given.MIN_APP_VERSION ?? null,
    storeLinks: {
      ...(given.STORE_LINK_WEB && { web: given.STORE_LINK_WEB }),
      ...(given.STORE_LINK_PWA && { pwa: given.STORE_LINK_PWA }),
      ...(given.STORE_LINK_ANDROID && { android: given.STORE_LINK_ANDROID }),
      ...(given.STORE_LINK_IOS && { ios: given.STORE_LINK_IOS }),
    },
    idleTimeoutMs: given.IDLE_TIMEOUT_MS,
    keepAliveMs: given.KEEP_ALIVE_MS,
    rateLimits: given.RATE_LIMITS === 'on',
    // At home the user reads the terminal: three lines that matter, not one per call.
    logLevel: given.LOG_LEVEL ?? (isLocal ? 'warn' : 'info'),
    isLocal,
  }
}

function isLocalMode(given: z.infer<typeof environment>): boolean {
  const isPublic = given.PUBLIC_URL !== undefined && !isLoopback(new URL(given.PUBLIC_URL).hostname)
  return !isPublic && isLoopback(given.HOST) && given.NODE_ENV !== 'production'
}
