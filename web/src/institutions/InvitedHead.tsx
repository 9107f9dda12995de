import { Suspense } from 'react'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import type { useInstitution } from './useInstitution.ts'

const InstitutionHead = lazyComponent(() => import('./InstitutionHead.tsx'), 'InstitutionHead')

interface InvitedHeadProps {
  invited: ReturnType<typeof useInstitution>
  activationCode: string | undefined
}

/** Loaded only for people who came by an institution's link; the form below does not wait for it. */
export function InvitedHead({ invited: { institution, retry }, activationCode }: InvitedHeadProps) {
  if (institution.is === 'none') return null
  return (
    <Suspense fallback={null}>
      <InstitutionHead institution={institution} activationCode={activationCode} onRetry={retry} />
    </Suspense>
  )
}
