import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { later, type Later } from '../ui/later.tsx'

const RECORD = later(() => import('./RecordRoute.tsx'), 'RecordRoute')
const ONBOARDING = later(() => import('../onboarding/OnboardingScreen.tsx'), 'OnboardingScreen')
const REFLECTION = later(() => import('../reflections/ReflectionScreen.tsx'), 'ReflectionScreen')

const more = () => import('./moreScreens.ts')

const RESULTS = later(more, 'Results')
const REPORTS = later(more, 'Reports')

/** The screens there are. A route without one here says that it is not built yet. */
export const SCREENS: Partial<Record<RouteName, Later<object>>> = {
  activateUser: later(() => import('../account/links/MailedLinkScreens.tsx'), 'ActivateScreen'),
  changeEmail: later(() => import('../account/links/MailedLinkScreens.tsx'), 'ChangeEmailScreen'),
  cancelDeletion: later(() => import('../account/links/MailedLinkScreens.tsx'), 'CancelDeletionScreen'),
  resetPassword: later(() => import('../account/links/ResetPasswordScreen.tsx'), 'ResetPasswordScreen'),
  unsubscribe: later(() => import('../account/links/UnsubscribeScreen.tsx'), 'UnsubscribeScreen'),
  expiredLink: later(() => import('../account/links/MailedLinkScreens.tsx'), 'ExpiredLinkScreen'),
  forgotPassword: later(() => import('../account/links/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
  redirect: later(() => import('../account/RedirectScreen.tsx'), 'RedirectScreen'),
  login: later(() => import('../account/LoginScreen.tsx'), 'LoginScreen'),
  register: later(() => import('../account/RegisterScreen.tsx'), 'RegisterScreen'),
  signUpSuccess: later(() => import('../account/SignUpSuccessScreen.tsx'), 'SignUpSuccessScreen'),
  tokenOutdated: later(() => import('./SessionEndedScreen.tsx'), 'SessionEndedScreen'),
  logout: later(() => import('../sync/logout/LogoutScreen.tsx'), 'LogoutScreen'),
  eula: later(() => import('../account/terms/DocumentScreens.tsx'), 'EulaScreen'),
  privacyPolicy: later(() => import('../account/terms/DocumentScreens.tsx'), 'PrivacyPolicyScreen'),
  eulaOutdated: later(() => import('../account/terms/EulaOutdatedScreen.tsx'), 'EulaOutdatedScreen'),
  contactUs: later(() => import('../account/ContactScreen.tsx'), 'ContactScreen'),
  socialWelcome: later(() => import('../account/provider/WelcomeScreen.tsx'), 'WelcomeScreen'),
  appleRedirect: later(() => import('../account/provider/AppleRedirectScreen.tsx'), 'AppleRedirectScreen'),
  consent: later(() => import('../account/ConsentScreen.tsx'), 'ConsentScreen'),
  home: later(() => import('./HomeRoute.tsx'), 'HomeRoute'),
  landing: later(() => import('../onboarding/LandingScreen.tsx'), 'LandingScreen'),
  intro: ONBOARDING,
  greeting: ONBOARDING,
  privacyQuestion: ONBOARDING,
  firstReminder: ONBOARDING,
  firstConditions: ONBOARDING,
  firstMedications: ONBOARDING,
  listEdit: later(() => import('../lists/ListScreens.tsx'), 'EditListScreen'),
  fieldAdd: later(() => import('../lists/ListScreens.tsx'), 'AddItemScreen'),
  fieldEdit: later(() => import('../lists/ListScreens.tsx'), 'EditItemScreen'),
  profile: later(() => import('./ProfileScreen.tsx'), 'ProfileScreen'),
  deleteAccount: later(() => import('../sync/deleteAccount/DeleteAccountScreen.tsx'), 'DeleteAccountScreen'),
  doseAdd: later(more, 'DoseAdd'),
  emailPreferences: later(() => import('../settings/SubscriptionsScreen.tsx'), 'SubscriptionsScreen'),
  recordAdd: RECORD,
  recordCreate: RECORD,
  recordEdit: RECORD,
  reflectionCreate: REFLECTION,
  reflectionEdit: REFLECTION,
  records: later(() => import('../results/RecordsScreen.tsx'), 'RecordsScreen'),
  insights: RESULTS,
  charts: RESULTS,
  timeline: RESULTS,
  calendar: RESULTS,
  filter: later(more, 'Filter'),
  reports: REPORTS,
  reportCreate: REPORTS,
  conditions: later(more, 'ConditionList'),
  conditionSearch: later(more, 'ConditionSearch'),
  conditionAdd: later(more, 'ConditionAdd'),
  conditionEdit: later(more, 'ConditionEdit'),
  medicationAdd: later(more, 'MedicationAdd'),
  medicationEdit: later(more, 'MedicationEdit'),
  medicationFactors: later(more, 'MedicationFactors'),
  medicationSearch: later(more, 'MedicationSearch'),
  components: later(() => import('./ComponentsScreen.tsx'), 'ComponentsScreen'),
  medications: later(more, 'MedicationList'),
  menu: later(() => import('./MenuScreen.tsx'), 'MenuScreen'),
  test: later(() => import('./TestScreen.tsx'), 'TestScreen'),
  urgentHelp: later(() => import('./UrgentHelpScreen.tsx'), 'UrgentHelpScreen'),
  yourData: later(more, 'YourData'),
  unknown: later(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen'),
}
