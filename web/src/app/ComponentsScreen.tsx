import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useWords } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { makeToastQueue } from '../ui/toastQueue.ts'
import { ButtonParts, MessageParts, OverlayParts } from './ComponentsThatAct.tsx'
import { BadgeParts, ChipParts, InputParts, SliderParts, WaitingParts } from './ComponentsThatHold.tsx'
import './componentsScreen.css'
import { useComponentWords } from './useComponentWords.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Every part of the house in its states, to be looked at: in both themes, at every width, in every language. */
export function ComponentsScreen() {
  const { language, text } = useWords()
  const { words, missed } = useComponentWords(language)
  const [toasts] = useState(makeToastQueue)
  if (missed) return <Note kind="warn">{text('languageNotLoaded')}</Note>
  if (words === null) return <Skeleton longText={text('waitingLong')} />

  return (
    <I18nProvider locale={intlTag(language)}>
      <h1>{text('componentsTitle')}</h1>
      <div className="components">
        <SliderParts words={words} />
        <Part title={text('buttons')}>
          <ButtonParts words={words} />
        </Part>
        <Part title={text('dialogs')}>
          <OverlayParts words={words} />
        </Part>
        <Part title={text('messages')}>
          <MessageParts words={words} toasts={toasts} />
        </Part>
        <Part title={text('inputs')}>
          <InputParts words={words} />
        </Part>
        <Part title={text('chips')}>
          <ChipParts words={words} />
        </Part>
        <Part title={text('badges')}>
          <BadgeParts words={words} />
        </Part>
        <Part title={text('waiting')}>
          <WaitingParts words={words} />
        </Part>
      </div>
      <ToastRegion queue={toasts} okLabel={words.common('ok')} undoLabel={text('undo')} />
    </I18nProvider>
  )
}
