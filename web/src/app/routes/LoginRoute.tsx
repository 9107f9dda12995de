import { LoginScreen } from '../../account/login/LoginScreen.tsx'
import { LockedDoseQuestion } from './LockedDoseQuestion.tsx'

export function LoginRoute() {
  return <LoginScreen dueQuestion={<LockedDoseQuestion />} />
}
