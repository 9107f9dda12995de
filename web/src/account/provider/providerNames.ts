import type { Provider } from '../serviceFacts.ts'

/** Names of companies: the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}
