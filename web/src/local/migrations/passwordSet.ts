import { ok, type Result } from '@reprieve/domain/result.ts'
import { fieldsOf, type Fields, type PartMigration } from './part.ts'

const PROVIDERS: readonly unknown[] = ['facebook', 'google', 'apple']

/**
 * D42: who came by a provider never chose a password. Without the answer the app would ask such a person for one
 * before deleting the account, and could not be satisfied. [LOCAL-17]
 */
export const passwordSet: PartMigration = { from: 'auth', to: 'auth', migrate }

function migrate(old: unknown): Result<Fields, string> {
  const part = fieldsOf(old)
  if (!part.ok) return part
  const auth = part.value
  if (typeof auth['password_set'] === 'boolean') return part
  return ok({ ...auth, password_set: !PROVIDERS.includes(auth['token_type']) })
}
