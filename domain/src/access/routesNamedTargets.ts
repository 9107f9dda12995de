import { ROUTES, type QueryName, type RouteName } from './routes.ts'

/** A destination in the router's terms. */
export interface Target {
  route: RouteName
  params: Record<string, string>
  query: Partial<Record<QueryName, string>>
}

type TargetParams = Readonly<Record<string, string>>

interface NamedTarget {
  route: RouteName
  /** Parameters implied by the name; those of the call take precedence. */
  says?: TargetParams
}

// The names that cards, prompts and messages use for our screens.
const TARGETS = {
  'common/createRecord': { route: 'recordCreate' },
  'common/createReflection': { route: 'reflectionCreate' },
  'common/settings': { route: 'settings' },
  'common/editMedicationsList': { route: 'medications' },
  'common/editPainConditionsList': { route: 'conditions' },
  'common/myProfile': { route: 'profile', says: { section: 'about_me' } },
  'common/createReport': { route: 'reportCreate' },
  'common/searchMedication': { route: 'medicationSearch' },
  'common/editFactorMedicationsList': { route: 'medicationFactors' },
  'common/editList': { route: 'listEdit' },
  'common/notifications': { route: 'notifications' },
  'auth/register': { route: 'register' },
  home: { route: 'home' },
} as const satisfies Record<string, NamedTarget>

export type TargetName = keyof typeof TARGETS

export const TARGET_NAMES = Object.keys(TARGETS) as readonly TargetName[]

export const isTargetName = (name: string): name is TargetName => Object.hasOwn(TARGETS, name)

/** Null if a path parameter is missing, such as the field of `common/editList`. [ROUTE-4] */
export function targetFor(name: TargetName, given: TargetParams = {}): Target | null {
  const { route, says = {} }: NamedTarget = TARGETS[name]
  const all = { ...says, ...given }
  const wanted = paramsIn(ROUTES[route].path)
  if (wanted.some((param) => !isPathPart(all[param]))) return null
  return { route, params: only(wanted, all), query: only(ROUTES[route].keeps, all) }
}

const paramsIn = (path: string): string[] => [...path.matchAll(/\/\$(\w+)/g)].map(([, param = '']) => param)

// A slash or a dot in it would lead to a different screen.
const isPathPart = (value: string | undefined): value is string =>
  value !== undefined && /^[\w-]+$/.test(value)

function only<Name extends string>(names: readonly Name[], all: TargetParams): Record<Name, string> {
  const found = names.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name]]] : []))
  return Object.fromEntries(found) as Record<Name, string>
}
