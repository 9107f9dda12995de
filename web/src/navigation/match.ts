import type { RouteName } from '@reprieve/domain/access/routes.ts'
import type { AnySearch } from '../paths/paths.ts'
import type { AnyPathParams } from '../paths/routePath.ts'
import type { AppLocation } from './appLocation.ts'

/** An open route, and what its address says. */
export interface Match {
  name: RouteName
  params: AnyPathParams
  /** The parameters of the query that the route keeps. */
  search: AnySearch
  location: AppLocation
}
