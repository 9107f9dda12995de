import { Suspense, use, useState } from 'react'
import { downloadFile } from '../../device/downloadFile.ts'
import { deviceOffsetAt } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { DATE_FORMAT } from '../../text/dateFormats.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { useCountsText } from '../logout/useCountsText.ts'
import { diaryCounts, type EntryCounts, type FileContents } from './fileContents.ts'
import type { DiaryFile } from './importDiary.ts'

interface DiaryPreviewProps {
  diary: Diary
  file: DiaryFile
  contents: FileContents
  onAdd: () => void
  onCancel: () => void
}

/** What the file and the diary contain, before anything is written. */
export function DiaryPreview({ diary, file, contents, onAdd, onCancel }: DiaryPreviewProps) {
  const text = useText('data')
  const common = useText('common')
  const day = useDay()
  const [here] = useState(() => diaryCounts(diary))
  const list = useCountsText(contents)
  const { span, total, deleted } = contents
  const isEmpty = total === 0 && deleted === 0
  return (
    <>
      <div role="status" className="transfer-told">
        <p>
          {isEmpty && text('importNothing')}
          {total > 0 && span === null && text('importHas', { list })}
          {span !== null && text('importHasFromTo', { list, from: day(span.from), to: day(span.to) })}
        </p>
        {deleted > 0 && <p>{text('importHasDeleted', { count: deleted })}</p>}
        {file.hasAccount && <p>{text('importAccount')}</p>}
        {/* Reserves the line, so that the buttons do not move under a finger. */}
        <Suspense fallback={<p aria-hidden="true">{'\u00a0'}</p>}>
          <WhatIsHere here={here} />
        </Suspense>
      </div>
      {file.bad.length > 0 && <BadEntries bad={file.bad} />}
      <div className="your-data-ways">
        {!isEmpty && <Button kind="primary" label={text('importAdd')} onPress={onAdd} />}
        <Button label={common('cancel')} onPress={onCancel} />
      </div>
    </>
  )
}

function WhatIsHere({ here }: { here: Promise<EntryCounts> }) {
  const text = useText('data')
  const list = useCountsText({ counts: use(here) })
  return <p>{list === '' ? text('importHereEmpty') : text('importHere', { list })}</p>
}

function BadEntries({ bad }: { bad: readonly unknown[] }) {
  const text = useText('data')
  const save = (): void => downloadFile('reprieve-not-read.json', JSON.stringify(bad, null, 2))
  return (
    <Note kind="warn" action={<Button kind="text" label={text('importSaveBad')} onPress={save} />}>
      {text('importBad', { count: bad.length })}
    </Note>
  )
}

function useDay(): (at: number) => string {
  const tag = useFormatTag()
  const format = new Intl.DateTimeFormat(tag, { ...DATE_FORMAT, timeZone: 'UTC' })
  return (at) => format.format(at + deviceOffsetAt(at))
}
