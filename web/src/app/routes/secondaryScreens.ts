import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { lazyComponent, type LazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import type { OwnScreen } from './screens.ts'

// One for all its routes, so that switching between them keeps its frame.
const RESULTS = lazyComponent(() => import('../../results/ResultsScreen.tsx'), 'ResultsScreen')
const mailed = () => import('../../account/links/MailedLinkScreens.tsx')

// One object for all its routes: going from one to another keeps the screen.
const GUIDE = lazyComponent(() => import('./GuideRoute.tsx'), 'GuideRoute')
const REPORTS = lazyComponent(() => import('./ReportsRoute.tsx'), 'ReportsRoute')
const NOT_FOUND = lazyComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen')

export type SecondaryRoute = Exclude<RouteName, OwnScreen>

/**
 * Screens that are opened from other screens, or by the link of a mail: not in the initial bundle, where each line would
 * be parsed at every opening. A route without a screen does not compile.
 */
export const SECONDARY_SCREENS: Record<SecondaryRoute, LazyComponent<object>> = {
  activateUser: lazyComponent(mailed, 'ActivateScreen'),
  changeEmail: lazyComponent(mailed, 'ChangeEmailScreen'),
  cancelDeletion: lazyComponent(mailed, 'CancelDeletionScreen'),
  resetPassword: lazyComponent(
    () => import('../../account/links/ResetPasswordScreen.tsx'),
    'ResetPasswordScreen',
  ),
  expiredLink: lazyComponent(mailed, 'ExpiredLinkScreen'),
  redirect: lazyComponent(() => import('../../account/login/RedirectScreen.tsx'), 'RedirectScreen'),
  unsubscribe: lazyComponent(() => import('../../account/links/UnsubscribeScreen.tsx'), 'UnsubscribeScreen'),
  forgotPassword: lazyComponent(
    () => import('../../account/links/ForgotPasswordScreen.tsx'),
    'ForgotPasswordScreen',
  ),
  signUpSuccess: lazyComponent(
    () => import('../../account/register/SignUpSuccessScreen.tsx'),
    'SignUpSuccessScreen',
  ),
  tokenOutdated: lazyComponent(() => import('./SessionEndedScreen.tsx'), 'SessionEndedScreen'),
  logout: lazyComponent(() => import('./LogoutRoute.tsx'), 'LogoutRoute'),
  eula: lazyComponent(() => import('../../account/terms/DocumentScreens.tsx'), 'EulaScreen'),
  privacyPolicy: lazyComponent(
    () => import('../../account/terms/DocumentScreens.tsx'),
    'PrivacyPolicyScreen',
  ),
  eulaOutdated: lazyComponent(
    () => import('../../account/terms/EulaOutdatedScreen.tsx'),
    'EulaOutdatedScreen',
  ),
  contactUs: lazyComponent(() => import('../../account/service/ContactScreen.tsx'), 'ContactScreen'),
  socialWelcome: lazyComponent(() => import('../../account/provider/WelcomeScreen.tsx'), 'WelcomeScreen'),
  appleRedirect: lazyComponent(
    () => import('../../account/provider/AppleRedirectScreen.tsx'),
    'AppleRedirectScreen',
  ),
  consent: lazyComponent(() => import('../../account/consent/ConsentScreen.tsx'), 'ConsentScreen'),
  institutions: lazyComponent(() => import('./InstitutionsRoute.tsx'), 'InstitutionsRoute'),
  recordFinish: lazyComponent(() => import('./FinishRoute.tsx'), 'FinishRoute'),
  listEdit: lazyComponent(() => import('../../lists/ListScreens.tsx'), 'EditListScreen'),
  fieldAdd: lazyComponent(() => import('../../lists/ListScreens.tsx'), 'AddItemScreen'),
  fieldEdit: lazyComponent(() => import('../../lists/ListScreens.tsx'), 'EditItemScreen'),
  deleteAccount: lazyComponent(
    () => import('../../sync/deleteAccount/DeleteAccountScreen.tsx'),
    'DeleteAccountScreen',
  ),
  doseAdd: lazyComponent(() => import('../../doses/DoseAddScreen.tsx'), 'DoseAddScreen'),
  emailPreferences: lazyComponent(
    () => import('../../settings/email/SubscriptionsScreen.tsx'),
    'SubscriptionsScreen',
  ),
  guide: GUIDE,
  guideCategories: GUIDE,
  guideContent: GUIDE,
  guideBookmarked: GUIDE,
  guideRecommended: GUIDE,
  guideProgram: lazyComponent(() => import('./ProgramRoute.tsx'), 'ProgramRoute'),
  records: RESULTS,
  whatHelps: RESULTS,
  insights: RESULTS,
  charts: RESULTS,
  timeline: RESULTS,
  calendar: RESULTS,
  filter: lazyComponent(() => import('../../results/frame/FilterScreen.tsx'), 'FilterScreen'),
  reports: REPORTS,
  reportCreate: REPORTS,
  reportOverlays: lazyComponent(() => import('../../reports/OverlaysScreen.tsx'), 'OverlaysScreen'),
  report: lazyComponent(() => import('../../reports/ReportScreen.tsx'), 'ReportScreen'),
  reportSample: lazyComponent(() => import('../../reports/SampleScreen.tsx'), 'SampleScreen'),
  oldReport: lazyComponent(() => import('../../reports/ReportScreen.tsx'), 'OldReportScreen'),
  visitBrief: lazyComponent(() => import('./VisitRoute.tsx'), 'VisitRoute'),
  shareLinks: lazyComponent(() => import('../../reports/share/LinksScreen.tsx'), 'LinksScreen'),
  conditions: lazyComponent(() => import('./ConditionsRoute.tsx'), 'ConditionsRoute'),
  conditionSearch: lazyComponent(
    () => import('../../conditions/ConditionSearchScreen.tsx'),
    'ConditionSearchScreen',
  ),
  conditionAdd: lazyComponent(() => import('../../conditions/AddConditionScreen.tsx'), 'AddConditionScreen'),
  conditionEdit: lazyComponent(() => import('./ConditionRoute.tsx'), 'ConditionRoute'),
  medicationAdd: lazyComponent(() => import('./MedicationEditorRoutes.tsx'), 'MedicationAddRoute'),
  medicationEdit: lazyComponent(() => import('./MedicationEditorRoutes.tsx'), 'MedicationEditRoute'),
  medicationFactors: lazyComponent(
    () => import('../../medications/FactorListScreen.tsx'),
    'FactorListScreen',
  ),
  medicationSearch: lazyComponent(
    () => import('../../medications/search/MedicationSearchScreen.tsx'),
    'MedicationSearchScreen',
  ),
  components: lazyComponent(() => import('../workshop/ComponentsScreen.tsx'), 'ComponentsScreen'),
  medications: lazyComponent(() => import('./MedicationListRoute.tsx'), 'MedicationsRoute'),
  test: lazyComponent(() => import('../workshop/TestScreen.tsx'), 'TestScreen'),
  questionnaires: lazyComponent(() => import('./QuestionnairesRoute.tsx'), 'QuestionnairesRoute'),
  settings: lazyComponent(() => import('../settings/SettingsScreen.tsx'), 'SettingsScreen'),
  customizeHome: lazyComponent(() => import('../../home/customize/CustomizeScreen.tsx'), 'CustomizeScreen'),
  assistant: lazyComponent(() => import('./AssistantRoute.tsx'), 'AssistantRoute'),
  yourData: lazyComponent(() => import('../../sync/yourData/YourDataScreen.tsx'), 'YourDataScreen'),
  userGuide: lazyComponent(() => import('../help/HelpScreens.tsx'), 'UserGuideScreen'),
  faq: lazyComponent(() => import('../help/HelpScreens.tsx'), 'FaqScreen'),
  notifications: lazyComponent(() => import('../../reminders/RemindersScreen.tsx'), 'RemindersScreen'),
  reminderAdd: lazyComponent(() => import('../../reminders/ReminderScreens.tsx'), 'AddReminderScreen'),
  reminderEdit: lazyComponent(() => import('../../reminders/ReminderScreens.tsx'), 'EditReminderScreen'),
  // The server serves this page itself: the app has no screen for it.
  share: NOT_FOUND,
  unknown: NOT_FOUND,
}
