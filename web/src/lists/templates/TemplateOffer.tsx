import { templateForCondition } from '@reprieve/domain/lists/listTemplate.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Suspense, useState, useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { noteOffered, TEMPLATES, watchTemplates } from './templateState.ts'

const TemplateSheet = lazyComponent(() => import('./TemplateSheet.tsx'), 'TemplateSheet')
const AREAS: readonly BrowserArea[] = ['lists']

interface OfferedCondition {
  id: string
  name: string
  aliases?: readonly string[]
}

export interface TemplateOfferProps {
  diary: Diary
  conditions: readonly OfferedCondition[]
}

/** Offers the lists that suit a condition, until it is answered once. [TPL-1] */
export function TemplateOffer(props: TemplateOfferProps) {
  useTextsReady(AREAS)
  return <Offer {...props} />
}

function Offer({ diary, conditions }: TemplateOfferProps) {
  const text = useText('lists')
  const { subscribe, current } = watchTemplates(diary)
  const seen = useSyncExternalStore(subscribe, current)
  // Stays while it is looked at, though it counts as answered then.
  const [opened, setOpened] = useState<(typeof TEMPLATES)[number] | null>(null)
  const answered = seen.is === 'read' ? seen.value.answered : null
  const offered =
    answered === null
      ? undefined
      : conditions
          .map((condition) => templateForCondition(TEMPLATES, condition))
          .find((template) => template !== undefined && !answered.includes(template.key))
  const answer = (key: string): void => void noteOffered(diary, key).catch(reportError)
  return (
    <>
      {offered !== undefined && opened === null && (
        <div className="template-offer">
          <Note
            kind="info"
            action={
              <>
                <Button
                  kind="text"
                  label={text('setUpLook')}
                  onPress={() => {
                    setOpened(offered)
                    answer(offered.key)
                  }}
                />
                <Button kind="text" label={text('setUpRefuse')} onPress={() => answer(offered.key)} />
              </>
            }
          >
            {text('setUpOffer', { name: text(`setUpFor-${offered.key}` as 'setUpTitle') })}
          </Note>
        </div>
      )}
      {opened !== null && (
        <Suspense>
          <TemplateSheet diary={diary} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
