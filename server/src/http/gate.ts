import type { FastifyRequest } from 'fastify'
import type { Call } from '@reprieve/contract/call.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { HEADERS, readClientType } from '@reprieve/contract/headers.ts'
import { FALLBACK_LANGUAGE, pickLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import type { Services } from '../services.ts'
import { authenticate } from './authenticate.ts'
import { Refusal, refuse, type CallContext, type Person } from '../handler.ts'
import { readHeader } from './readHeader.ts'
import { isLocalRequest } from './localRequest.ts'

const LONGEST_TIMEZONE = 64

export const requestLanguage = (request: FastifyRequest): Language =>
  pickLanguage(readHeader(request, HEADERS.language)) ?? FALLBACK_LANGUAGE

/** All checks that come before the body is read. */
export async function passGate(
  call: Call,
  request: FastifyRequest,
  services: Services,
): Promise<CallContext | Refusal> {
  const language = pickLanguage(readHeader(request, HEADERS.language))
  if (language === null) return refuse(RESULT.languageMissing)
  if (isForeignOrigin(request, services)) return refuse(RESULT.notAllowed)
  if (isTooOld(call, request, services)) return refuse(RESULT.clientTooOld)
  const person = call.who === 'anyone' ? null : await authenticate(request, services)
  if (person instanceof Refusal) return person
  return {
    services,
    language,
    now: services.now(),
    address: request.ip,
    clientType: readClientType(readHeader(request, HEADERS.clientType)),
    get isLocalRequest() {
      return isLocalRequest(request, services.config)
    },
    onHangUp: (listener) => {
      const { socket } = request.raw
      socket.once('close', listener)
      return () => socket.off('close', listener)
    },
    warn: (what, figures) => request.log.warn(figures, what),
    // A getter, because parsing it costs more than the rest of the gate.
    get timezone() {
      return readTimezone(readHeader(request, HEADERS.timezone))
    },
    get person(): Person {
      if (person === null) throw new Error('a call for anyone has no person')
      return person
    },
    personIfAny: async () => person ?? (isUnsigned(request) ? null : await authenticate(request, services)),
  }
}

const isUnsigned = (request: FastifyRequest): boolean =>
  readHeader(request, HEADERS.authorization) === undefined

// Refuses pages of other sites: they have no token, but log-in needs none.
function isForeignOrigin(request: FastifyRequest, { config }: Services): boolean {
  const origin = readHeader(request, 'origin')
  if (origin === undefined) return false
  if (origin === new URL(config.publicUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host
}

function isTooOld(call: Call, request: FastifyRequest, { config }: Services): boolean {
  const sent = readHeader(request, HEADERS.appVersion)
  if (config.minAppVersion === null || call.path === '/core/service-status' || sent === undefined)
    return false
  const [mine, least] = [versionNumbers(sent), versionNumbers(config.minAppVersion)]
  const firstDifferent = [0, 1, 2].find((part) => mine[part] !== least[part])
  return firstDifferent !== undefined && (mine[firstDifferent] ?? 0) < (least[firstDifferent] ?? 0)
}

const versionNumbers = (version: string): number[] =>
  [0, 1, 2].map((part) => Number.parseInt(version.slice(0, 40).split('.')[part] ?? '0', 10) || 0)

function readTimezone(sent: string | undefined): string | null {
  if (sent === undefined || sent.length > LONGEST_TIMEZONE) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
