// All URLs of the app. Screens and links name a route, never a path; deviceState.ts decides which routes open in which
// state of the device.
export type RouteGroup = 'anytime' | 'signed-out' | 'home' | 'common' | 'create-record' | 'special'

/** The query parameters that a route keeps, so that reload and Back return to the same place. */
export type QueryName =
  | 'section'
  | 'copy'
  | 'redirect'
  | 'id'
  | 'date'
  | 'month'
  | 'page'
  | 'range'
  | 'view'
  | 'q'
  | 'step'
  | 'from'
  | 'institution'
  | 'study_id'
  | 'activation_code'
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign'

export interface Route {
  /** `$id` stands for a part of the path, `{-$id}` for one that may be left out, at the end. */
  path: `/${string}`
  group: RouteGroup
  /** Area and key of the title in locales. */
  title: `${string}.${string}`
  keeps: readonly QueryName[]
}

/** The parameters of an institution's invitation, which must survive the way from login to register. */
const INVITED = [
  'redirect',
  'institution',
  'study_id',
  'activation_code',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const

const inGroup =
  <const G extends RouteGroup>(group: G) =>
  <const P extends Route['path'], const T extends Route['title'], const K extends readonly QueryName[]>(
    path: P,
    title: T,
    ...keeps: K
  ) => ({ path, group, title, keeps })

const anytime = inGroup('anytime')
const signedOut = inGroup('signed-out')
const home = inGroup('home')
const common = inGroup('common')
const createRecord = inGroup('create-record')
const special = inGroup('special')

export const ROUTES = {
  forgotPassword: anytime('/forgot-password', 'account.forgotPassword'),
  eula: anytime('/eula', 'account.eula'),
  privacyPolicy: anytime('/privacy-policy', 'account.privacyPolicy'),
  contactUs: anytime('/contact-us', 'navigation.contactUs'),
  logout: anytime('/logout', 'account.logOut'),
  components: anytime('/components', 'shell.components'),
  menu: anytime('/menu', 'navigation.menu'),
  urgentHelp: anytime('/urgent-help', 'shell.urgentHelp', 'section'),
  // Its token is after the `#`, which no server or log ever sees.
  share: anytime('/share', 'reports.shared'),

  landing: signedOut('/', 'shell.title', ...INVITED),
  login: signedOut('/login', 'account.logIn', ...INVITED),
  register: signedOut('/register', 'account.register', ...INVITED),
  activateUser: signedOut('/activate-user/$token', 'shell.activateTitle'),
  changeEmail: signedOut('/change-email/$token', 'account.verifyEmail'),
  resetPassword: signedOut('/reset-password/$token', 'account.resetPassword'),
  unsubscribe: signedOut('/unsubscribe/$token', 'account.unsubscribe'),
  cancelDeletion: signedOut('/cancel-deletion/$token', 'account.cancelDeletion'),
  expiredLink: signedOut('/expired-link', 'account.linkExpired', 'view'),
  consent: signedOut('/consent', 'account.consent', ...INVITED),
  signUpSuccess: signedOut('/sign-up-success', 'account.register', 'redirect', 'view'),
  socialWelcome: signedOut('/welcome/$provider', 'onboarding.greeting', ...INVITED),
  appleRedirect: signedOut('/provider/apple/redirect', 'account.logIn'),

  home: home('/home', 'navigation.home'),
  customizeHome: home('/home/customize', 'home.customize'),
  listEdit: home('/fields/editlist/$field', 'lists.edit'),
  fieldAdd: home('/fields/add/$field', 'common.addNew'),
  whatHelps: home('/results/what-helps', 'results.whatHelpsMe', 'section', 'range'),
  insights: home('/results/insights', 'results.insights', 'section', 'range'),
  charts: home('/results/charts', 'results.charts', 'section', 'range'),
  timeline: home('/results/timeline', 'results.timeline', 'section', 'range'),
  records: home('/results/records', 'results.records', 'page', 'range', 'view', 'q'),
  calendar: home('/results/calendar', 'results.calendar', 'month', 'view', 'date'),
  filter: home('/results/filter', 'filters.title', 'section'),
  reports: home('/reports/list', 'navigation.reports'),
  guide: home('/guide/home', 'navigation.painGuide'),
  guideCategories: home('/guide/categories/{-$category_id}', 'guide.categories'),
  guideContent: home('/guide/content/$id/{-$category_id}', 'navigation.painGuide', 'section'),
  guideBookmarked: home('/guide/bookmarked', 'guide.bookmarked'),
  guideRecommended: home('/guide/recommended', 'guide.recommended'),
  guideProgram: home('/guide/program/$program_id', 'guide.program', 'section', 'step'),
  assistant: home('/solace', 'assistant.name', 'view', 'from', 'range'),
  userGuide: home('/user-guide', 'navigation.userGuide'),
  faq: home('/faq', 'navigation.faq'),
  profile: home('/profile', 'navigation.myProfile', 'section'),
  deleteAccount: home('/profile/delete-account', 'account.deleteAccount'),
  settings: home('/settings', 'navigation.settings', 'section'),
  yourData: home('/your-data', 'data.title', 'section', 'date'),
  questionnaires: home(
    '/questionnaires_page/{-$institution_id}/{-$questionnaire_id}/{-$responses_mode}',
    'navigation.questionnaires',
    'section',
  ),
  institutions: home('/institutions/{-$institution}', 'institutions.title'),
  greeting: home('/onboarding/greeting', 'onboarding.greeting'),
  privacyQuestion: home('/onboarding/privacy', 'onboarding.privacyTitle'),
  firstReminder: home('/onboarding/reminders', 'onboarding.notificationQuestion'),
  firstConditions: home('/onboarding/conditions', 'onboarding.questionOne'),
  firstMedications: home('/onboarding/medications', 'onboarding.questionTwo'),
  test: home('/test', 'shell.test'),

  recordAdd: common('/records/add', 'records.addTitle', 'section', 'copy'),
  recordEdit: common('/records/edit/$id', 'records.editTitle', 'section'),
  doseAdd: common('/doses/add', 'doses.addTitle', 'id'),
  reflectionCreate: common('/reflections/create', 'reflections.title', 'section', 'date'),
  reflectionEdit: common('/reflections/edit/$id', 'reflections.title', 'section'),
  conditionAdd: common('/conditions/add', 'conditions.addTitle', 'id', 'redirect'),
  conditionEdit: common('/conditions/edit/$id', 'conditions.editTitle', 'redirect'),
  conditionSearch: common('/conditions/search', 'conditions.searchTitle', 'id', 'redirect'),
  conditions: common('/conditions/list', 'home.painConditions'),
  medicationAdd: common('/medications/add', 'medications.addTitle', 'section', 'id', 'redirect'),
  medicationEdit: common('/medications/edit/$id', 'medications.editTitle', 'section', 'redirect'),
  medicationSearch: common('/medications/search', 'medications.searchTitle', 'id', 'redirect'),
  medications: common('/medications/list', 'home.medications'),
  medicationFactors: common('/medications/factors', 'medications.factorListTitle'),
  fieldEdit: common('/fields/edit/$field', 'common.edit', 'id'),
  emailPreferences: common('/subscriptions-preferences', 'settings.emailSubscriptions'),
  report: common('/report/$report_uuid', 'reports.download'),
  oldReport: common('/user/$userId/report/$report_oldid', 'reports.download'),
  reportCreate: common('/reports/create', 'reports.tabGenerate', 'section'),
  reportOverlays: common('/reports/overlays', 'reports.overlays'),
  // Browsers print the URL on every page, so it says nothing about health.
  visitBrief: common('/reports/brief', 'visit.title'),
  reportSample: common('/reports/sample', 'reports.viewSample'),
  shareLinks: common('/reports/links', 'share.title'),
  notifications: common('/notifications', 'settings.reminders'),
  reminderAdd: common('/reminders/add', 'reminders.add'),
  reminderEdit: common('/reminders/edit/$id', 'reminders.edit'),

  recordCreate: createRecord('/records/create', 'records.addTitle', 'id', 'section'),
  recordQuick: createRecord('/records/quick', 'records.quickTitle', 'from'),
  recordFinish: createRecord('/records/finish', 'episodes.goingOn'),
  flare: createRecord('/flare', 'shell.flare'),

  intro: special('/onboarding/intro', 'onboarding.greeting', 'step'),
  tokenOutdated: special('/token-outdated', 'account.sessionOutdated', 'redirect'),
  eulaOutdated: special('/eula-outdated', 'account.eula', 'redirect'),
  redirect: special('/redirect', 'account.redirecting', 'redirect', 'view'),
  unknown: special('/$', 'shell.notFoundTitle'),
} satisfies Record<string, Route>

export type RouteName = keyof typeof ROUTES

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[]

/** Test pages that show every message on demand: useless to a person, and usable to frighten one. */
const OUTSIDE_PRODUCTION_ONLY: readonly RouteName[] = ['test', 'components']

export const routesIn = (place: 'production' | 'elsewhere'): readonly RouteName[] =>
  place === 'elsewhere' ? ROUTE_NAMES : ROUTE_NAMES.filter((name) => !OUTSIDE_PRODUCTION_ONLY.includes(name))
