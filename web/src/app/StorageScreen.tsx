import type { Key } from '@reprieve/locales/words.ts'
import type { OpenFault } from '../local/personDatabase.ts'
import { useText } from '../settings/words.tsx'

const SENTENCE: Record<OpenFault | 'gone', Key<'shell'>> = {
  'storage-gone': 'storageGoneText',
  'no-room': 'storageGoneText',
  'newer-schema': 'newerAppText',
  gone: 'diaryGoneText',
}

/** Where the diary cannot be opened. Nothing is tried on its own: what lies there must not be made worse. */
export function StorageScreen({ fault }: { fault: OpenFault | 'gone' }) {
  const text = useText()
  return (
    <main className="card narrow" role="alert">
      <h1>{text(fault === 'storage-gone' || fault === 'no-room' ? 'storageGoneTitle' : 'title')}</h1>
      <p>{text(SENTENCE[fault])}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {text('reload')}
      </button>
    </main>
  )
}
