import { getRouteApi } from '@tanstack/react-router'
import { NOT_ACTIVE_VIEW } from '../institutions/useInstitution.ts'
import { PATHS } from '../paths/paths.ts'
import { Redirecting } from './Redirecting.tsx'

const here = getRouteApi(PATHS.redirect)

export function RedirectScreen() {
  const { redirect, view } = here.useSearch()
  return <Redirecting redirect={redirect} isNotActive={view === NOT_ACTIVE_VIEW} />
}
