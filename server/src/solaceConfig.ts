import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import * as z from 'zod'
import { CannotStart } from './cannotStart.ts'

/** D52: the operator's own model for the chat. Without it the built-in engine answers. */
export const solaceEnvironment = {
  SOLACE_MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  SOLACE_MODEL: z
    .string()
    .max(100)
    .regex(/^[\w.:/@+-]+$/, { error: 'the name of a model' })
    .optional(),
  SOLACE_MODEL_KEY: z
    .string()
    .max(1_000)
    .regex(/^[\x21-\x7e]+$/, { error: 'one word without spaces' })
    .optional(),
}

type SolaceEnvironment = z.infer<z.ZodObject<typeof solaceEnvironment>>

export interface SolaceModel {
  /** Without a trailing slash; `/chat/completions` is appended. */
  url: string
  host: string
  name: string
  key: string | null
}

/** The engine as shown to people. Another host or model has another id, and must be accepted again. */
export interface SolaceEngine {
  id: string
  name: string
  host: string | null
}

export interface SolaceConfig {
  solace: { model: SolaceModel | null; engine: SolaceEngine }
}

export const BUILT_IN_ENGINE: SolaceEngine = { id: 'built-in', name: 'Reprieve', host: null }

/** [ASST-16] */
export function solaceConfig(given: SolaceEnvironment): SolaceConfig {
  const model = readSolaceModel(given)
  return { solace: { model, engine: model === null ? BUILT_IN_ENGINE : engineFromModel(model) } }
}

const engineFromModel = ({ name, host, url }: SolaceModel): SolaceEngine => ({
  id: `model-${createHash('sha256').update(`${url}\n${name}`).digest('hex').slice(0, 16)}`,
  name,
  host,
})

function readSolaceModel({
  SOLACE_MODEL_URL: url,
  SOLACE_MODEL: name,
  SOLACE_MODEL_KEY: key,
}: SolaceEnvironment): SolaceModel | null {
  if (url === undefined && name === undefined && key === undefined) return null
  if (url === undefined || name === undefined) {
    const missing = url === undefined ? 'SOLACE_MODEL_URL' : 'SOLACE_MODEL'
    throw new CannotStart(`A model is set up in part: set ${missing} as well, or leave all of SOLACE_ out.`)
  }
  const { protocol, host, hostname, username, password, search, hash } = new URL(url)
  if (username !== '' || password !== '' || search !== '' || hash !== '') {
    throw new CannotStart(
      'SOLACE_MODEL_URL is an address without a name, a password, a question mark or a #: a key belongs in SOLACE_MODEL_KEY.',
    )
  }
  if (protocol === 'http:' && !isAtHome(hostname)) {
    throw new CannotStart(
      'SOLACE_MODEL_URL would send what people write unencrypted through the internet: use https, or a machine of your own network.',
    )
  }
  return { url, host, name, key: key ?? null }
}

const HOME_NAMES = /(^|\.)(localhost|local|internal|home\.arpa)$/
const HOME_IPV4 = /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./
const HOME_IPV6 = /^(::1$|f[cd]|fe[89ab])/

/** This machine or its local network. A name without a dot belongs to that network: `ollama` in a compose file. */
function isAtHome(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const kind = isIP(host)
  if (kind === 4) return HOME_IPV4.test(host)
  if (kind === 6) return HOME_IPV6.test(host)
  return !host.includes('.') || HOME_NAMES.test(host)
}
