import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { formatTag } from '../../settings/whenText.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Note } from '../../ui/Note.tsx'
import { askAgain } from './askAgain.ts'
import './share.css'
import { ShareButton } from './ShareButton.tsx'
import { SharedReportView } from './SharedReportView.tsx'
import type { ShareStore } from './shareStore.ts'
import { loadShareText, type ShareText } from './shareTexts.ts'
import { TROUBLE_WORDS } from './troubleWords.ts'

interface SharePageProps {
  /** Null if the address contains no token. */
  store: ShareStore | null
  text: ShareText
  language: Language
}

const NAME = 'Reprieve'

/** What a person without an account sees who was given a link. [SHARE-8] */
export function SharePage({ store, text, language }: SharePageProps) {
  return (
    <div className="share-page">
      <header className="bar">
        <span className="brand">
          <Logo name={NAME} />
        </span>
      </header>
      <main>{store === null ? <NoLink text={text} /> : <Shared {...{ store, text, language }} />}</main>
    </div>
  )
}

function Shared({ store, text, language }: SharePageProps & { store: ShareStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.current)
  useEffect(() => askAgain(store), [store])
  const open = (): void => void store.open()
  switch (shown.is) {
    case 'closed':
    case 'opening':
      return <Closed isOpening={shown.is === 'opening'} text={text} onOpen={open} />
    case 'ended':
      return (
        <Told title={text('endedTitle')}>
          <p>{text('ended')}</p>
        </Told>
      )
    case 'trouble':
      return (
        <Told title={text('sharedTitle')}>
          <Note kind="warn">{text(TROUBLE_WORDS[shown.why])}</Note>
          <ShareButton kind="primary" label={text('retry')} onPress={open} />
        </Told>
      )
    case 'open':
      return (
        <WithOwnText language={shown.report.language} {...{ store, shown }} reader={{ text, language }} />
      )
  }
}

interface ClosedProps {
  isOpening: boolean
  text: ShareText
  onOpen: () => void
}

/** Shows nothing of the report before the button is pressed: link scanners are not readers. [SHARE-2] */
function Closed({ isOpening, text, onOpen }: ClosedProps) {
  return (
    <section className="card narrow">
      <h1>{text('sharedTitle')}</h1>
      <p>{text('sharedAbout')}</p>
      <ShareButton kind="primary" label={text('openReport')} isBusy={isOpening} onPress={onOpen} />
      <p role="status">{isOpening && text('opening')}</p>
      <p>{text('openingTold')}</p>
    </section>
  )
}

/** Replaces the content: screen readers announce it, and keyboard users continue from it. */
function Told({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card narrow" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  )
}

function NoLink({ text }: { text: ShareText }) {
  return (
    <section className="card narrow">
      <h1>{text('noLinkTitle')}</h1>
      <p>{text('noLink')}</p>
    </section>
  )
}

interface WithOwnTextProps {
  language: Language
  store: ShareStore
  shown: Parameters<typeof SharedReportView>[0]['shown']
  reader: { text: ShareText; language: Language }
}

/** The few texts in the report that are not printed. Until they are loaded, the reader's language is used. */
function WithOwnText({ language, store, shown, reader }: WithOwnTextProps) {
  const [own, setOwn] = useState<ShareText | null>(null)
  useEffect(() => {
    let isLeft = false
    loadShareText(language).then(
      (text) => isLeft || setOwn(() => text),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [language])
  const readerLang = intlTag(reader.language)
  const readerTag = formatTag(reader.language, navigator.languages)
  const its = { own: own ?? reader.text, lang: intlTag(language) }
  const speech = { reader: reader.text, readerLang, readerTag, ...its }
  return <SharedReportView {...{ store, shown, speech }} />
}
