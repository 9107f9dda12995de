import { Navigate } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'

/** Apple posts a form to this address, and the server leads on. Opened or reloaded by hand there is nothing in it. */
export const AppleRedirectScreen = () => (
  <Navigate to={PATHS.socialWelcome} params={{ provider: 'apple' }} replace />
)
