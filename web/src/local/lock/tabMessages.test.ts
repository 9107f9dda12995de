import { expect, onTestFinished, test } from 'vitest'
import { openKeyring } from './keyring.ts'
import { openTabMessages, type TabMessageHandlers, type TabMessages } from './tabMessages.ts'
import { aLock } from './testing/aLock.ts'

function aTab(heard: Partial<TabMessageHandlers> = {}): TabMessages {
  const nothing = (): void => {}
  const channel = new BroadcastChannel('reprieve-lock')
  const words = openTabMessages(channel, {
    keyOf: () => null,
    onLock: nothing,
    onLetGo: nothing,
    onUnlocked: nothing,
    ...heard,
  })
  channel.addEventListener('message', ({ data }) => words.hear(data))
  onTestFinished(() => channel.close())
  return words
}

test('[LOCK-14] a tab gets the key from another one that has it, and it cannot be extracted there either', async () => {
  const { record, dek } = await aLock()
  const keyring = openKeyring()
  await keyring.take(record, dek)
  aTab({ keyOf: keyring.keyOf })
  const got = await aTab().askForKey(record.publicKey)
  expect(got?.extractable).toBe(false)
  expect((await openKeyring().take(record, got!)).ok).toBe(true)
})

test('[LOCK-14] if no tab has it, that is known soon', async () => {
  const { record } = await aLock()
  aTab()
  expect(await aTab().askForKey(record.publicKey)).toBeNull()
})

test('[LOCK-14, LOCK-16] the others learn of a lock, of an unlock, and that they should release the diary', async () => {
  const heard: string[] = []
  const done = new Promise<void>((resolve) => {
    aTab({
      onLock: () => heard.push('lock'),
      onUnlocked: () => heard.push('unlocked'),
      onLetGo: () => {
        heard.push('let-go')
        resolve()
      },
    })
  })
  const tab = aTab({ onLock: () => heard.push('itself') })
  tab.tell('unlocked')
  tab.tell('lock')
  tab.tell('let-go')
  await done
  expect(heard).toEqual(['unlocked', 'lock', 'let-go'])
})
