import { Navigate } from '../../navigation/Navigate.tsx'
import { PATHS } from '../../paths/paths.ts'

/** Apple posts a form to this address, and the server redirects. Opened or reloaded by hand it contains nothing. */
export const AppleRedirectScreen = () => (
  <Navigate to={PATHS.socialWelcome} params={{ provider: 'apple' }} replace />
)
