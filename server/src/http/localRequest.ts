import type { FastifyRequest } from 'fastify'
import { isLoopback, type Config } from '../config.ts'
import { headerOf } from './headerOf.ts'

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** By a name of this machine, and through no proxy that says so. */
export function cameStraight(request: FastifyRequest): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  return isLoopback(host) && FORWARDING.every((name) => headerOf(request, name) === undefined)
}

/** D22. A proxy may send neither sign: what is worth something needs the key besides. */
export const isLocalRequest = (request: FastifyRequest, { isLocal }: Pick<Config, 'isLocal'>): boolean =>
  isLocal && cameStraight(request)
