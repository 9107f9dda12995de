import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import { logFault } from './callLog.ts'

function logged(error: unknown): object {
  const lines: object[] = []
  const log = { error: (line: object) => void lines.push(line) } as unknown as FastifyBaseLogger
  logFault(log, error, 'backup')
  return lines[0] ?? {}
}

test('[LOG-3] what a database quotes is not logged, only its code', () => {
  const error = Object.assign(new Error('duplicate key: (notes)=(my diary)'), { code: '23505' })
  expect(logged(error)).toMatchObject({ where: 'backup', fault: 'Error', sql: '23505' })
  expect(JSON.stringify(logged(error))).not.toContain('diary')
})

test('[LOG-3] a sentence that we wrote for the operator is logged, without what caused it', () => {
  const cause = new Error('my diary')
  const line = logged(new CannotStart('Cannot write to /mnt/backups: the disk is full.', { cause }))
  expect(line).toMatchObject({ fault: 'CannotStart', why: 'Cannot write to /mnt/backups: the disk is full.' })
  expect(JSON.stringify(line)).not.toContain('diary')
})
