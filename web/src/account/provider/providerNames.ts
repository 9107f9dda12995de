import type { Provider } from '../serviceFacts.ts'

/** Company names: the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}
