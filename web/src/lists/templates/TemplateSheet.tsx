import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import { planTemplate, type ListTemplate, type TemplateList } from '@reprieve/domain/lists/listTemplate.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState, useSyncExternalStore } from 'react'
import { localNow, useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { momentWords } from '../../text/momentWords.ts'
import { useFormatTag, useLanguage, useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useLists } from '../useLists.ts'
import { TEMPLATES, watchTemplates, type TemplateState } from './templateState.ts'
import { applyTemplate, undoTemplate, type TemplateUse } from './templateWrites.ts'
import './templates.css'

const AREAS: readonly BrowserArea[] = ['lists', 'listItems', 'common', 'conditions']

interface TemplateSheetProps {
  diary: Diary
  /** The template to preview at once; otherwise the person chooses one. */
  first?: ListTemplate
  onClose: () => void
}

/** Which lists suit a condition: chosen, previewed, and only then used. [TPL-1] */
export function TemplateSheet(props: TemplateSheetProps) {
  useTextsReady(AREAS)
  return <Templates {...props} />
}

export const setUpKey = (key: string): Key<'lists'> => `setUpFor-${key}` as Key<'lists'>

function Templates({ diary, first, onClose }: TemplateSheetProps) {
  const text = useText('lists')
  const common = useText('common')
  const [chosen, setChosen] = useState<ListTemplate | null>(first ?? null)
  const { subscribe, current } = watchTemplates(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  const state = seen.is === 'read' ? seen.value : null
  return (
    <Sheet
      isOpen
      title={chosen === null ? text('setUpTitle') : text(setUpKey(chosen.key))}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <div className="templates">
        {state === null ? null : chosen === null ? (
          <Choice diary={diary} state={state} onChoose={setChosen} />
        ) : (
          <Preview key={chosen.key} diary={diary} state={state} template={chosen} onClose={onClose} />
        )}
      </div>
    </Sheet>
  )
}

interface ChoiceProps {
  diary: Diary
  state: TemplateState
  onChoose: (template: ListTemplate) => void
}

function Choice({ diary, state, onChoose }: ChoiceProps) {
  const text = useText('lists')
  return (
    <>
      <p>{text('setUpText')}</p>
      {state.uses.map((use) => (
        <PastUse key={use.id} diary={diary} use={use} />
      ))}
      {TEMPLATES.map((template) => (
        <Button key={template.key} label={text(setUpKey(template.key))} onPress={() => onChoose(template)} />
      ))}
    </>
  )
}

/** A template that was used within a day. [TPL-2] */
function PastUse({ diary, use }: { diary: Diary; use: TemplateUse }) {
  const text = useText('lists')
  const tag = useFormatTag()
  const now = useNow()
  const undo = useUndo(diary)
  const { day, time } = momentWords(tag, localNow(use.at), now)
  return (
    <div className="template-use">
      <p>{text('setUpDone', { name: text(setUpKey(use.key)), when: `${day}, ${time}` })}</p>
      <Button kind="text" label={text('setUpUndo')} onPress={() => void undo(use)} />
    </div>
  )
}

function useUndo(diary: Diary): (use: TemplateUse) => Promise<void> {
  const text = useText('lists')
  const faultText = useFaultText()
  const toasts = useToasts()
  return async (use) => {
    const undone = await undoTemplate(diary, use)
    toasts.show(
      undone.ok ? { message: text('setUpUndone'), isDone: true } : { message: faultText(undone.reason) },
    )
  }
}

interface PreviewProps {
  diary: Diary
  state: TemplateState
  template: ListTemplate
  onClose: () => void
}

/** What the lists become. As long as nobody presses the button, nothing is written. [TPL-1] */
function Preview({ diary, state, template, onClose }: PreviewProps) {
  const text = useText('lists')
  const common = useText('common')
  const shell = useText()
  const faultText = useFaultText()
  const toasts = useToasts()
  const { language } = useLanguage()
  const { itemsOf } = useLists(diary)
  const undo = useUndo(diary)
  const [isSaving, setSaving] = useState(false)
  const lists = planTemplate(template, { itemsOf, ...state.hands })
  const isNothing = lists.every(({ changes, added }) => changes.length === 0 && added.length === 0)
  const use = async (): Promise<void> => {
    setSaving(true)
    const used = await applyTemplate(diary, { key: template.key, lists, language, itemsOf })
    setSaving(false)
    if (!used.ok) return toasts.show({ message: faultText(used.reason) })
    toasts.show({ message: text('setUpUsed'), isDone: true, undo: () => void undo(used.value) })
    onClose()
  }
  return (
    <>
      <p>{text(isNothing ? 'setUpNothing' : 'setUpPreview')}</p>
      {lists.map((list) => (
        <ListPreview key={list.type} list={list} language={language} />
      ))}
      {!isNothing && (
        <Button
          kind="primary"
          label={text('setUpUse')}
          busyLabel={shell('saving')}
          isBusy={isSaving}
          onPress={() => void use()}
        />
      )}
      <Button kind="text" label={common(isNothing ? 'close' : 'cancel')} onPress={onClose} />
    </>
  )
}

interface ListPreviewProps {
  list: TemplateList
  language: Language
}

function ListPreview({ list: { type, shown, hidden, added }, language }: ListPreviewProps) {
  const text = useText('lists')
  const labels = (items: readonly LabelledItem[]): string[] => items.map(({ label }) => label)
  const parts = [
    { name: text('setUpShown'), items: labels(shown) },
    { name: text('setUpHidden'), items: labels(hidden) },
    { name: text('setUpAdded'), items: added.map(({ names }) => names[language]) },
  ]
  return (
    <section className="template-list">
      <h3>{text(`list-${type}`)}</h3>
      <dl>
        {parts
          .filter(({ items }) => items.length > 0)
          .map(({ name, items }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{items.join(', ')}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
