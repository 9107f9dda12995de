import { ROUTES, type RouteName } from '@reprieve/domain/access/routes.ts'

/** The pattern of a route: `$id` stands for one part of the path, `{-$id}` for one that may be left out. */
export type RoutePath = (typeof ROUTES)[RouteName]['path']

/** The names of the routes with one of these patterns. */
export type RouteAt<Path extends RoutePath> = {
  [N in RouteName]: (typeof ROUTES)[N]['path'] extends Path ? N : never
}[RouteName]

type PartsOf<Path extends string> = Path extends `${infer First}/${infer Rest}` ? First | PartsOf<Rest> : Path
type NeededIn<Part extends string> = Part extends `$${infer Name}` ? (Name extends '' ? never : Name) : never
type OptionalIn<Part extends string> = Part extends `{-$${infer Name}}` ? Name : never

type NeededParam<Path extends string> = NeededIn<PartsOf<Path>>
type OptionalParam<Path extends string> = OptionalIn<PartsOf<Path>>

/** The parameters in the path of a route. */
export type PathParams<Path extends string> = {
  [P in NeededParam<Path>]: string
} & { [P in OptionalParam<Path>]?: string | undefined }

/** The parameters of whichever route is open. */
export type AnyPathParams = {
  [P in NeededParam<RoutePath> | OptionalParam<RoutePath>]?: string | undefined
}

/** Whether a link to this route must say what stands in its path. */
export type NeedsParams<Path extends string> = [NeededParam<Path>] extends [never] ? false : true

/** The routes that a link can open without parameters. */
export type PlainPath = {
  [N in RouteName]: NeedsParams<(typeof ROUTES)[N]['path']> extends true ? never : (typeof ROUTES)[N]['path']
}[RouteName]

type Params = Readonly<Record<string, string | undefined>>

const PARAM = /^(\{-)?\$(\w*)\}?$/

/** The path of a route with its parameters, escaped. An optional one that is not given leaves no trace. [ROUTE-16] */
export function writePath(pattern: string, params: Params = {}): string {
  const parts = pattern.split('/').flatMap((part) => {
    const [isParam, isOptional, name = ''] = PARAM.exec(part) ?? []
    if (isParam === undefined) return [part]
    const given = params[name]
    return given === undefined && isOptional !== undefined ? [] : [encodeURIComponent(given ?? '')]
  })
  return parts.join('/')
}

export interface FoundRoute {
  name: RouteName
  params: Params
}

type FindRoute = (pathname: string) => FoundRoute

/**
 * Finds the route of a path. A fixed path wins over one with parameters; upper and lower case and a slash at the end make
 * no difference. [ROUTE-17]
 */
export function makeRouteFinder(names: readonly RouteName[]): FindRoute {
  const fixed = new Map<string, RouteName>()
  const patterns: { name: RouteName; parts: readonly string[] }[] = []
  for (const name of names) {
    const { path } = ROUTES[name]
    if (path.includes('$')) patterns.push({ name, parts: path.split('/') })
    else fixed.set(path, name)
  }
  return (pathname) => {
    const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
    const known = fixed.get(trimmed === '' ? '/' : trimmed.toLowerCase())
    if (known !== undefined) return { name: known, params: {} }
    const parts = trimmed.split('/')
    for (const { name, parts: wanted } of patterns) {
      const params = readParams(wanted, parts)
      if (params !== null) return { name, params }
    }
    return { name: 'unknown', params: {} }
  }
}

/** Null if the path does not match. Optional parameters stand at the end of a pattern. */
function readParams(wanted: readonly string[], parts: readonly string[]): Params | null {
  if (parts.length > wanted.length) return null
  const params: Record<string, string> = {}
  for (const [at, want] of wanted.entries()) {
    const part = parts[at]
    const [isParam, isOptional, name = ''] = PARAM.exec(want) ?? []
    if (isParam === undefined) {
      if (part?.toLowerCase() !== want) return null
    } else if (part !== undefined && part !== '') {
      params[name] = decodePart(part)
    } else if (isOptional === undefined) return null
  }
  return params
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Somebody wrote a bare % into the address.
    return part
  }
}
