import {
  OPTIONAL_SECTIONS,
  switchSection,
  usedSections,
  type SectionId,
} from '@reprieve/domain/records/usedSections.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { useFaultText } from '../../text/formTexts.ts'
import { Switch } from '../../ui/controls/Switch.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { changeStoredSections, useStoredSections } from './usedSectionsTable.ts'
import './usedSectionSwitches.css'

const AREAS: readonly BrowserArea[] = ['records']

/** Which sections the editor walks through, in the settings and in the editor itself. [SIMPLE-2] */
export function UsedSectionSwitches({ diary }: { diary: Diary }) {
  useTextsReady(AREAS)
  return <Switches diary={diary} />
}

function Switches({ diary }: { diary: Diary }) {
  const text = useText('records')
  const shell = useText()
  const faultText = useFaultText()
  const toasts = useToasts()
  const used = usedSections(useStoredSections(diary))
  const change = async (id: SectionId, isUsed: boolean): Promise<void> => {
    const changed = await changeStoredSections(diary, (stored) => switchSection(stored, id, isUsed))
    if (!changed.ok) toasts.show({ message: faultText(changed.reason) })
  }
  return (
    <div className="used-sections">
      <p>{text('usedSectionsText', { all: text('allSections') })}</p>
      <ul>
        <li className="used-section-fixed">
          <span>{text('severity')}</span>
          <span>{text('alwaysFirst')}</span>
        </li>
        {OPTIONAL_SECTIONS.map((id) => (
          <li key={id}>
            <Switch
              label={text(id)}
              onLabel={shell('on')}
              offLabel={shell('off')}
              isOn={used.includes(id)}
              onChange={(isUsed) => void change(id, isUsed)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
