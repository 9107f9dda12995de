import { later } from '../ui/later.tsx'

// Screens that are opened from other screens. Not in the table of all screens, because each line there is in the
// initial bundle.

export const ConditionList = later(
  () => import('../conditions/ConditionListScreen.tsx'),
  'ConditionListScreen',
)
export const ConditionSearch = later(
  () => import('../conditions/ConditionSearchScreen.tsx'),
  'ConditionSearchScreen',
)
export const ConditionAdd = later(() => import('../conditions/AddConditionScreen.tsx'), 'AddConditionScreen')
export const ConditionEdit = later(() => import('./ConditionRoute.tsx'), 'ConditionRoute')
export const MedicationList = later(() => import('./MedicationsRoute.tsx'), 'MedicationsRoute')
export const MedicationSearch = later(
  () => import('../medications/MedicationSearchScreen.tsx'),
  'MedicationSearchScreen',
)
export const MedicationAdd = later(() => import('./MedicationRoutes.tsx'), 'MedicationAddRoute')
export const MedicationEdit = later(() => import('./MedicationRoutes.tsx'), 'MedicationEditRoute')
export const MedicationFactors = later(
  () => import('../medications/FactorListScreen.tsx'),
  'FactorListScreen',
)
export const DoseAdd = later(() => import('../doses/DoseAddScreen.tsx'), 'DoseAddScreen')
export const YourData = later(() => import('../sync/yourData/YourDataScreen.tsx'), 'YourDataScreen')
export const Results = later(() => import('../results/ResultsScreen.tsx'), 'ResultsScreen')
export const Reports = later(() => import('./ReportsRoute.tsx'), 'ReportsRoute')
export const Report = later(() => import('../reports/ReportScreen.tsx'), 'ReportScreen')
export const OldReport = later(() => import('../reports/ReportScreen.tsx'), 'OldReportScreen')
export const ReportSample = later(() => import('../reports/SampleScreen.tsx'), 'SampleScreen')
export const ReportOverlays = later(() => import('../reports/OverlaysScreen.tsx'), 'OverlaysScreen')
export const VisitBrief = later(() => import('../reports/brief/BriefScreen.tsx'), 'BriefScreen')
export const ShareLinks = later(() => import('../reports/share/LinksScreen.tsx'), 'LinksScreen')
export const Assistant = later(() => import('./AssistantRoute.tsx'), 'AssistantRoute')
export const CustomizeHome = later(() => import('../home/customize/CustomizeScreen.tsx'), 'CustomizeScreen')
export const UserGuide = later(() => import('./help/HelpScreens.tsx'), 'UserGuideScreen')
export const Faq = later(() => import('./help/HelpScreens.tsx'), 'FaqScreen')
export const Guide = later(() => import('./GuideRoute.tsx'), 'GuideRoute')
export const GuideProgram = later(() => import('./ProgramRoute.tsx'), 'ProgramRoute')
export const Filter = later(() => import('../results/frame/FilterScreen.tsx'), 'FilterScreen')
export const Questionnaires = later(() => import('./QuestionnairesRoute.tsx'), 'QuestionnairesRoute')
export const Settings = later(() => import('./settings/SettingsScreen.tsx'), 'SettingsScreen')
export const Reminders = later(() => import('../reminders/RemindersScreen.tsx'), 'RemindersScreen')
export const ReminderAdd = later(() => import('../reminders/ReminderScreens.tsx'), 'AddReminderScreen')
export const ReminderEdit = later(() => import('../reminders/ReminderScreens.tsx'), 'EditReminderScreen')
export const SignUpSuccess = later(() => import('../account/SignUpSuccessScreen.tsx'), 'SignUpSuccessScreen')
export const ForgotPassword = later(
  () => import('../account/links/ForgotPasswordScreen.tsx'),
  'ForgotPasswordScreen',
)
export const Logout = later(() => import('./LogoutRoute.tsx'), 'LogoutRoute')
export const Eula = later(() => import('../account/terms/DocumentScreens.tsx'), 'EulaScreen')
export const PrivacyPolicy = later(
  () => import('../account/terms/DocumentScreens.tsx'),
  'PrivacyPolicyScreen',
)
export const Contact = later(() => import('../account/ContactScreen.tsx'), 'ContactScreen')
export const EditList = later(() => import('../lists/ListScreens.tsx'), 'EditListScreen')
export const AddItem = later(() => import('../lists/ListScreens.tsx'), 'AddItemScreen')
export const EditItem = later(() => import('../lists/ListScreens.tsx'), 'EditItemScreen')
export const DeleteAccount = later(
  () => import('../sync/deleteAccount/DeleteAccountScreen.tsx'),
  'DeleteAccountScreen',
)
export const EmailPreferences = later(
  () => import('../settings/SubscriptionsScreen.tsx'),
  'SubscriptionsScreen',
)
export const Components = later(() => import('./ComponentsScreen.tsx'), 'ComponentsScreen')
export const Test = later(() => import('./TestScreen.tsx'), 'TestScreen')
export const Consent = later(() => import('../account/ConsentScreen.tsx'), 'ConsentScreen')
export const Institutions = later(() => import('./InstitutionsRoute.tsx'), 'InstitutionsRoute')
export const Welcome = later(() => import('../account/provider/WelcomeScreen.tsx'), 'WelcomeScreen')
export const SessionEnded = later(() => import('./SessionEndedScreen.tsx'), 'SessionEndedScreen')
export const NotFound = later(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen')
export const Unsubscribe = later(() => import('../account/links/UnsubscribeScreen.tsx'), 'UnsubscribeScreen')
export const AppleRedirect = later(
  () => import('../account/provider/AppleRedirectScreen.tsx'),
  'AppleRedirectScreen',
)
export const EulaOutdated = later(
  () => import('../account/terms/EulaOutdatedScreen.tsx'),
  'EulaOutdatedScreen',
)
