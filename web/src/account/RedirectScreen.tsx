import { getRouteApi } from '@tanstack/react-router'
import { NOT_ACTIVE_VIEW } from '../institutions/useInstitution.ts'
import { PATHS } from '../paths/paths.ts'
import { RedirectCard } from './Redirecting.tsx'

const here = getRouteApi(PATHS.redirect)

export function RedirectScreen() {
  const { redirect, view } = here.useSearch()
  return <RedirectCard redirect={redirect} isNotActive={view === NOT_ACTIVE_VIEW} />
}
