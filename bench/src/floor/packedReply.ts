import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const packed = promisify(gzip)

export async function replyPacked(reply: FastifyReply, answer: unknown): Promise<FastifyReply> {
  const body = await packed(JSON.stringify(answer), { level: 1 })
  return reply.headers({ 'content-type': 'application/json', 'content-encoding': 'gzip' }).send(body)
}
