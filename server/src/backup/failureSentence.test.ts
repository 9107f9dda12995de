import { expect, test } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import { failureSentence } from './failureSentence.ts'

const failure = (message: string, more: object): Error => Object.assign(new Error(message), more)

test('[BACKUP-3] a sentence says which file or disk failed', () => {
  const full = failure('ENOSPC: write', { code: 'ENOSPC', syscall: 'write', path: '/mnt/a.backup' })
  expect(failureSentence(full)).toBe('/mnt/a.backup cannot be read or written (ENOSPC: the disk is full).')
  expect(failureSentence(new CannotStart('The key is missing.'))).toBe('The key is missing.')
})

test('[BACKUP-3] of a database error it says the code, never what the database quotes', () => {
  const ended = failure('terminating connection; row: my diary', { code: '57P01' })
  const sentence = 'The database broke off (57P01): see that it runs and has space, then try again.'
  expect(failureSentence(ended)).toBe(sentence)
})

test('[BACKUP-3] a mistake of ours has no sentence', () => {
  expect(failureSentence(new TypeError('x is undefined'))).toBeNull()
})
