import { useEffect, useRef } from 'react'
import { Note } from '../../ui/Note.tsx'
import { PageOneView } from '../preview/PageOneView.tsx'
import { ShareButton } from './ShareButton.tsx'
import { ShareDownloads } from './ShareDownloads.tsx'
import { SharedSection } from './SharedSections.tsx'
import type { ShareState, ShareStore } from './shareStore.ts'
import type { Speech } from './speech.ts'
import { DATE_AND_TIME } from '../../settings/dateForms.ts'

interface SharedReportViewProps {
  store: ShareStore
  shown: Extract<ShareState, { is: 'open' }>
  speech: Speech
}

/** Page 1 and the chosen sections after it, as on paper. */
export function SharedReportView({ store, shown: { report, unsure }, speech }: SharedReportViewProps) {
  const { reader: text, readerTag } = speech
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const until = new Intl.DateTimeFormat(readerTag, DATE_AND_TIME)
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
