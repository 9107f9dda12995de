import type { FastifyRequest } from 'fastify'
import { isLoopback, type Config } from '../config.ts'
import { readHeader } from './readHeader.ts'

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether the request used a local host name and has no forwarding header of a proxy. */
export function isDirectRequest(request: FastifyRequest): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  return isLoopback(host) && FORWARDING.every((name) => readHeader(request, name) === undefined)
}

/** D22. A proxy may leave out its headers: anything valuable needs a key as well. */
export const isLocalRequest = (request: FastifyRequest, { isLocal }: Pick<Config, 'isLocal'>): boolean =>
  isLocal && isDirectRequest(request)
