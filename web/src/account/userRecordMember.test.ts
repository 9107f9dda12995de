import { expect, test } from 'vitest'
import type { Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
// What is fetched by itself in a page: here it is read before the test, whose time it is not.
import '../questionnaires/learnQuestionnaires.ts'
import { learnAccount } from './userRecord.ts'

const LIST = 'questionnaires/get-questionnaires'

async function askedAs(is_institution_member: unknown): Promise<string[]> {
  const asked: string[] = []
  const ask: Ask = async (name) => {
    asked.push(name)
    const body = {
      content: { is_institution_member },
      institutions: [],
      own: [],
      answered: [],
      invitations: [],
    }
    return { reached: true, code: 0, message: '', body }
  }
  expect(await learnAccount(aDiary(), ask)).toBe('learned')
  return asked
}

test('[QST-37] what institutions ask is fetched with what the account says, and of members alone', async () => {
  expect(await askedAs(true)).toContain(LIST)
  for (const told of [false, undefined]) expect(await askedAs(told)).not.toContain(LIST)
})
