export const HOME = '/'
export const OPENAPI = '/api/v4/openapi.json'

export type Place =
  | { screen: 'first' }
  | { screen: 'activate'; token: string }
  | { screen: 'components' }
  | { screen: 'not-found' }

export function placeOf(pathname: string): Place {
  if (pathname === HOME) return { screen: 'first' }
  if (/^\/components\/?$/.test(pathname)) return { screen: 'components' }
  const token = /^\/activate-user\/([^/]+)\/?$/.exec(pathname)?.[1]
  return token === undefined ? { screen: 'not-found' } : { screen: 'activate', token }
}
