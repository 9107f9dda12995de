import { loadText } from '@reprieve/locales/loadText.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LockRecord, Wrap } from '../../local/lock/lockRecord.ts'
import { aLock } from '../../local/lock/testing/aLock.ts'
import { loadTexts, languageTexts, TextProvider } from '../../text/useText.tsx'
import { UnlockForm } from './UnlockForm.tsx'

const WORDS = { form: 'Unlock', passphrase: 'Current passphrase', submit: 'Continue' }

/** The buttons and fields. */
async function offered(record: LockRecord): Promise<string[]> {
  const first = languageTexts('en')
  await loadTexts(first, ['lock', 'common'])
  const markup = renderToStaticMarkup(
    <TextProvider first={first}>
      <UnlockForm record={record} words={WORDS} onOpened={() => null} />
    </TextProvider>,
  )
  return [...markup.matchAll(/<(?:label|button)\b[^>]*>(.*?)<\/(?:label|button)>/g)]
    .map(([, words = '']) => words.replaceAll(/<[^>]*>/g, ''))
    .filter((words) => words !== '')
}

test('[LOCK-22, LOCK-4] every way of a lock is offered wherever it is asked for, and no other', async () => {
  const text = await loadText('en', 'lock')
  const { record } = await aLock()
  const [code] = record.wraps
  const forgotten: Wrap = { by: 'passphrase', rounds: 1, salt: code!.salt, key: code!.key }
  expect(await offered({ ...record, wraps: [forgotten, ...record.wraps] })).toEqual([
    WORDS.passphrase,
    WORDS.submit,
    text('usePasskey'),
    text('useRecovery'),
  ])
  expect(await offered(record)).toEqual([text('recoveryCode'), WORDS.submit, text('usePasskey')])
})
