import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'

// Screens that are opened from other screens. Not in the table of all screens, because each line there is in the
// initial bundle.

export const ConditionList = lazyComponent(
  () => import('../../conditions/ConditionListScreen.tsx'),
  'ConditionListScreen',
)
export const LazyConditionSearch = lazyComponent(
  () => import('../../conditions/ConditionSearchScreen.tsx'),
  'ConditionSearchScreen',
)
export const ConditionAdd = lazyComponent(
  () => import('../../conditions/AddConditionScreen.tsx'),
  'AddConditionScreen',
)
export const ConditionEdit = lazyComponent(() => import('./ConditionRoute.tsx'), 'ConditionRoute')
export const MedicationList = lazyComponent(() => import('./MedicationListRoute.tsx'), 'MedicationsRoute')
export const LazyMedicationSearch = lazyComponent(
  () => import('../../medications/search/MedicationSearchScreen.tsx'),
  'MedicationSearchScreen',
)
export const MedicationAdd = lazyComponent(() => import('./MedicationEditorRoutes.tsx'), 'MedicationAddRoute')
export const MedicationEdit = lazyComponent(
  () => import('./MedicationEditorRoutes.tsx'),
  'MedicationEditRoute',
)
export const MedicationFactors = lazyComponent(
  () => import('../../medications/FactorListScreen.tsx'),
  'FactorListScreen',
)
export const DoseAdd = lazyComponent(() => import('../../doses/DoseAddScreen.tsx'), 'DoseAddScreen')
export const YourData = lazyComponent(
  () => import('../../sync/yourData/YourDataScreen.tsx'),
  'YourDataScreen',
)
export const Reports = lazyComponent(() => import('./ReportsRoute.tsx'), 'ReportsRoute')
export const Report = lazyComponent(() => import('../../reports/ReportScreen.tsx'), 'ReportScreen')
export const OldReport = lazyComponent(() => import('../../reports/ReportScreen.tsx'), 'OldReportScreen')
export const ReportSample = lazyComponent(() => import('../../reports/SampleScreen.tsx'), 'SampleScreen')
export const ReportOverlays = lazyComponent(
  () => import('../../reports/OverlaysScreen.tsx'),
  'OverlaysScreen',
)
export const VisitBrief = lazyComponent(() => import('./VisitRoute.tsx'), 'VisitRoute')
export const ShareLinks = lazyComponent(() => import('../../reports/share/LinksScreen.tsx'), 'LinksScreen')
export const Assistant = lazyComponent(() => import('./AssistantRoute.tsx'), 'AssistantRoute')
export const LazyCustomizeHome = lazyComponent(
  () => import('../../home/customize/CustomizeScreen.tsx'),
  'CustomizeScreen',
)
export const UserGuide = lazyComponent(() => import('../help/HelpScreens.tsx'), 'UserGuideScreen')
export const Faq = lazyComponent(() => import('../help/HelpScreens.tsx'), 'FaqScreen')
export const LazyGuide = lazyComponent(() => import('./GuideRoute.tsx'), 'GuideRoute')
export const GuideProgram = lazyComponent(() => import('./ProgramRoute.tsx'), 'ProgramRoute')
export const Filter = lazyComponent(() => import('../../results/frame/FilterScreen.tsx'), 'FilterScreen')
export const Questionnaires = lazyComponent(() => import('./QuestionnairesRoute.tsx'), 'QuestionnairesRoute')
export const Settings = lazyComponent(() => import('../settings/SettingsScreen.tsx'), 'SettingsScreen')
export const Reminders = lazyComponent(() => import('../../reminders/RemindersScreen.tsx'), 'RemindersScreen')
export const ReminderAdd = lazyComponent(
  () => import('../../reminders/ReminderScreens.tsx'),
  'AddReminderScreen',
)
export const ReminderEdit = lazyComponent(
  () => import('../../reminders/ReminderScreens.tsx'),
  'EditReminderScreen',
)
export const SignUpSuccess = lazyComponent(
  () => import('../../account/register/SignUpSuccessScreen.tsx'),
  'SignUpSuccessScreen',
)
export const ForgotPassword = lazyComponent(
  () => import('../../account/links/ForgotPasswordScreen.tsx'),
  'ForgotPasswordScreen',
)
export const LazyLogout = lazyComponent(() => import('./LogoutRoute.tsx'), 'LogoutRoute')
export const Eula = lazyComponent(() => import('../../account/terms/DocumentScreens.tsx'), 'EulaScreen')
export const PrivacyPolicy = lazyComponent(
  () => import('../../account/terms/DocumentScreens.tsx'),
  'PrivacyPolicyScreen',
)
export const LazyContact = lazyComponent(
  () => import('../../account/service/ContactScreen.tsx'),
  'ContactScreen',
)
export const LazyEditList = lazyComponent(() => import('../../lists/ListScreens.tsx'), 'EditListScreen')
export const AddItem = lazyComponent(() => import('../../lists/ListScreens.tsx'), 'AddItemScreen')
export const LazyEditItem = lazyComponent(() => import('../../lists/ListScreens.tsx'), 'EditItemScreen')
export const DeleteAccount = lazyComponent(
  () => import('../../sync/deleteAccount/DeleteAccountScreen.tsx'),
  'DeleteAccountScreen',
)
export const EmailPreferences = lazyComponent(
  () => import('../../settings/email/SubscriptionsScreen.tsx'),
  'SubscriptionsScreen',
)
export const Components = lazyComponent(() => import('../workshop/ComponentsScreen.tsx'), 'ComponentsScreen')
export const Test = lazyComponent(() => import('../workshop/TestScreen.tsx'), 'TestScreen')
export const Consent = lazyComponent(() => import('../../account/consent/ConsentScreen.tsx'), 'ConsentScreen')
export const LazyInstitutions = lazyComponent(() => import('./InstitutionsRoute.tsx'), 'InstitutionsRoute')
export const LazyWelcome = lazyComponent(
  () => import('../../account/provider/WelcomeScreen.tsx'),
  'WelcomeScreen',
)
export const SessionEnded = lazyComponent(() => import('./SessionEndedScreen.tsx'), 'SessionEndedScreen')
export const NotFound = lazyComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen')
export const Unsubscribe = lazyComponent(
  () => import('../../account/links/UnsubscribeScreen.tsx'),
  'UnsubscribeScreen',
)
export const AppleRedirect = lazyComponent(
  () => import('../../account/provider/AppleRedirectScreen.tsx'),
  'AppleRedirectScreen',
)
export const EulaOutdated = lazyComponent(
  () => import('../../account/terms/EulaOutdatedScreen.tsx'),
  'EulaOutdatedScreen',
)
