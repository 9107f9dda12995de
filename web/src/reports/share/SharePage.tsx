import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { DATE_TIME_FORMAT, formatTag } from '../../text/dateFormats.ts'
import { Logo } from '../../ui/icons/Logo.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { PageOneView } from '../preview/PageOneView.tsx'
import { ShareButton } from './ShareButton.tsx'
import { SharedSection, type ReportLanguages } from './SharedSections.tsx'
import type { DownloadOutcome, SharedFormat, ShareState, ShareStore } from './shareStore.ts'
import { loadShareText, SHARE_FAULT_TEXTS, type ShareText } from './shareTexts.ts'
import './share.css'

interface ShareDownloadsProps {
  forms: readonly SharedFormat[]
  take: ShareStore['take']
  text: ShareText
}

const LABELS: Record<SharedFormat, Key<'share'>> = { pdf: 'takePdf', json: 'takeJson', csv: 'takeCsv' }

/** The PDF first; beside it the FHIR file and the table. */
function ShareDownloads({ forms, take, text }: ShareDownloadsProps) {
  const [busy, setBusy] = useState<SharedFormat | null>(null)
  const [told, setTold] = useState<{ form: SharedFormat; became: DownloadOutcome } | null>(null)
  const press = async (form: SharedFormat): Promise<void> => {
    if (busy !== null) return
    setBusy(form)
    setTold(null)
    const became = await take(form).catch((): DownloadOutcome => 'away')
    setBusy(null)
    setTold({ form, became })
  }
  return (
    <div className="share-downloads">
      {forms.map((form) => (
        <ShareButton
          key={form}
          kind={form === 'pdf' ? 'primary' : 'text'}
          label={text(LABELS[form])}
          isBusy={busy === form}
          onPress={() => void press(form)}
        />
      ))}
      <div role="alert">
        {told !== null && told.became !== 'saved' && told.became !== 'ended' && (
          <Note
            kind="warn"
            action={<ShareButton kind="text" label={text('retry')} onPress={() => void press(told.form)} />}
          >
            {text(told.became === 'not-saved' ? 'notSaved' : SHARE_FAULT_TEXTS[told.became])}
          </Note>
        )}
      </div>
    </div>
  )
}

const EVERY_MS = 30_000

/**
 * While the page is read, it checks whether it may still be read: at every press, when it becomes visible, and at
 * intervals. A hidden page does not ask. Returns a function that stops it. [SHARE-11]
 */
function askAgain({ check }: Pick<ShareStore, 'check'>): () => void {
  const end = new AbortController()
  const how = { signal: end.signal }
  const ask = (): void => {
    if (document.visibilityState === 'visible') void check()
  }
  // In the capture phase, before the press has any other effect.
  document.addEventListener('click', ask, { ...how, capture: true })
  document.addEventListener('visibilitychange', ask, how)
  for (const event of ['focus', 'pageshow', 'online']) addEventListener(event, ask, how)
  const timer = setInterval(ask, EVERY_MS)
  end.signal.addEventListener('abort', () => clearInterval(timer))
  return () => end.abort()
}

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
          <Note kind="warn">{text(SHARE_FAULT_TEXTS[shown.why])}</Note>
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

interface SharedReportViewProps {
  store: ShareStore
  shown: Extract<ShareState, { is: 'open' }>
  speech: ReportLanguages
}

/** Page 1 and the chosen sections after it, as on paper. */
function SharedReportView({ store, shown: { report, unsure }, speech }: SharedReportViewProps) {
  const { reader: text, readerTag } = speech
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const until = new Intl.DateTimeFormat(readerTag, DATE_TIME_FORMAT)
  const { pageOne, sections } = report.printed
  return (
    <>
      <div className="share-head">
        <h1 ref={heading} tabIndex={-1}>
          {text('pageTitle')}
        </h1>
        <p>{text('openUntil', { when: until.format(report.expires) })}</p>
        <ShareDownloads forms={report.forms} take={store.take} text={text} />
        <div role="status">
          {unsure !== null && (
            <Note
              kind="warn"
              action={<ShareButton kind="text" label={text('retry')} onPress={() => void store.check()} />}
            >
              {text('notChecked')}
            </Note>
          )}
        </div>
      </div>
      <PageOneView page={pageOne} />
      {sections.map((section) => (
        <SharedSection key={section.is} {...{ section, speech }} />
      ))}
    </>
  )
}
