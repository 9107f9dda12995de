import type { Key } from '@reprieve/locales/words.ts'
import type { OpenFault } from '../../local/database/personDatabase.ts'
import { useText } from '../../text/useText.tsx'

const WORDS: Record<OpenFault | 'gone', { title: Key<'shell'>; text: Key<'shell'> }> = {
  'storage-gone': { title: 'storageGoneTitle', text: 'storageGoneText' },
  'no-room': { title: 'storageGoneTitle', text: 'storageGoneText' },
  'no-answer': { title: 'storageSilentTitle', text: 'storageSilentText' },
  'newer-schema': { title: 'title', text: 'newerAppText' },
  gone: { title: 'title', text: 'diaryGoneText' },
}

/** Shown when the diary cannot be opened. Nothing is repaired automatically: that could damage the data. */
export function StorageScreen({ fault }: { fault: OpenFault | 'gone' }) {
  const text = useText()
  return (
    <main className="card narrow" role="alert">
      <h1>{text(WORDS[fault].title)}</h1>
      <p>{text(WORDS[fault].text)}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {text('reload')}
      </button>
    </main>
  )
}
