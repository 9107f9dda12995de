import { putAway, resumeAt } from '@reprieve/domain/onboarding/wizardSteps.ts'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useDevice } from '../access/useDevice.ts'
import type { Diary } from '../local/rows.ts'
import { askedHere, STEP_PATHS } from '../onboarding/useWizard.ts'
import { wizardStore } from '../onboarding/wizardStore.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'

/** Leads back to the two short questions, for a person who has postponed them. [ONB-2] */
export function QuestionsCard({ diary }: { diary: Diary }) {
  const text = useText('onboarding')
  const common = useText('common')
  const heading = useId()
  const device = useDevice()
  const navigate = useNavigate()
  const { change } = wizardStore(diary)
  const resume = async (): Promise<void> => {
    const wizard = await change((now) => now)
    const step = resumeAt(wizard, await askedHere(device)) ?? 'medications'
    await navigate({ to: STEP_PATHS[step] })
  }
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>{text('resumeTitle')}</h2>
      <p>{text('resumeText')}</p>
      <div className="card-ways">
        <Button label={text('resumeButton')} onPress={() => void resume()} />
        <Button kind="text" label={common('hide')} onPress={() => void change(putAway)} />
      </div>
    </section>
  )
}
