import { ok, type Result } from '@reprieve/domain/result.ts'
import { readPartFields, type Fields, type PartMigration } from './partMigration.ts'

const PROVIDERS: readonly unknown[] = ['facebook', 'google', 'apple']

/**
 * D42: a person who signed up with a provider never chose a password. Without this flag the app would ask for a
 * password before deleting the account, which such a person cannot give. [LOCAL-17]
 */
export const passwordSet: PartMigration = { from: 'auth', to: 'auth', migrate }

function migrate(old: unknown): Result<Fields, string> {
  const part = readPartFields(old)
  if (!part.ok) return part
  const auth = part.value
  if (typeof auth['password_set'] === 'boolean') return part
  return ok({ ...auth, password_set: !PROVIDERS.includes(auth['token_type']) })
}
