import { chosenSections } from '@reprieve/domain/reports/reportOptions.ts'
import { useNavigate } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { SubscriptionEnded } from '../purchases/SubscriptionEnded.tsx'
import { HAS_DRAWER, useMedia } from '../results/frame/useMedia.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { GenerateTold } from './GenerateTold.tsx'
import { useGenerate, type GenerateParts } from './useGenerate.ts'

/** [REP-20] */
export function GeneratePart(parts: GenerateParts) {
  const { diary, report, plan, price } = parts
  const text = useText('reports')
  const navigate = useNavigate()
  const generating = useGenerate(parts)
  const { busy, told, isAskingHow, press, useCredit, stopAsking } = generating
  const hasDrawer = useMedia(HAS_DRAWER)
  const isEmpty = chosenSections(report.choice.options).length === 0
  const cannot = isEmpty || price.is === 'unknown' || price.is === 'reading'
  return (
    <div className="report-generate">
      <Button
        label={text('generate')}
        // Beside the drawer, the only filled button is the one in the drawer (DESIGN 12).
        kind={hasDrawer ? 'quiet' : 'primary'}
        busyLabel={text('generating')}
        isBusy={busy !== null}
        isDisabled={cannot}
        onPress={press}
      />
      <p className="report-step" role="status">
        {busy === 'sending' && text('sendingFirst')}
      </p>
      {told !== null && <GenerateTold {...{ diary, plan, told }} onRetry={press} />}
      <SubscriptionEnded
        isOpen={isAskingHow}
        credits={plan.known?.credits ?? 0}
        onManage={() => void navigate({ to: PATHS.profile, search: { section: 'plan' } })}
        onUseCredit={useCredit}
        onClose={stopAsking}
      />
    </div>
  )
}
