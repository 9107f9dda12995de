import { RESULT } from '@reprieve/contract/codes.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { ProviderButtons } from '../provider/ProviderButtons.tsx'
import { type Provider, PROVIDER_NAMES, PROVIDERS, useServiceFacts } from '../service/serviceFacts.ts'
import { DoneNote, useAccountAction } from './accountAction.tsx'
import type { AccountFacts } from './accountFacts.ts'

interface ProvidersTaskProps {
  facts: AccountFacts
  onDisconnected: (provider: Provider) => void
}

/** D20: adds or removes a way to log in. */
export function ProvidersTask({ facts, onDisconnected }: ProvidersTaskProps) {
  const { providers: offered } = useServiceFacts()
  const [asked, setAsked] = useState<Provider | null>(null)
  const [gone, setGone] = useState<Provider | null>(null)
  const { acting, act, again } = useAccountAction()
  const text = useText('account')
  const common = useText('common')
  const shown = PROVIDERS.filter((name) => name in offered || facts.providers.includes(name))

  const disconnect = (provider: Provider): void =>
    act(
      'core/disconnect-user-from-provider',
      { provider },
      {
        // Repeated because its response was lost: it is disconnected already.
        alsoDone: [RESULT.notFound],
        onDone: () => {
          setGone(provider)
          onDisconnected(provider)
        },
      },
    )
  return (
    <>
      <ul className="task-list">
        {shown.map((provider) => (
          <li key={provider} className="task-row">
            <span className="task-row-words">
              <strong>{PROVIDER_NAMES[provider]}</strong>
              <span className="task-soft">
                {text(facts.providers.includes(provider) ? 'taskConnected' : 'taskNotConnected')}
              </span>
            </span>
            {facts.providers.includes(provider) ? (
              <Button
                label={text('disconnectProvider', { 0: PROVIDER_NAMES[provider] })}
                isBusy={acting.is === 'acting'}
                onPress={() => setAsked(provider)}
              />
            ) : (
              <ProviderButtons purpose="connect" only={[provider]} />
            )}
          </li>
        ))}
      </ul>
      {gone !== null && (
        <DoneNote key={gone}>{text('taskDisconnected', { 0: PROVIDER_NAMES[gone] })}</DoneNote>
      )}
      <FormTrouble trouble={acting} onRetry={again} />
      {asked !== null && (
        <Dialog
          isOpen
          title={text('taskDisconnectAsk', { 0: PROVIDER_NAMES[asked] })}
          {...(!facts.isPasswordSet && {
            text: text('disconnectWithoutPassword', { 0: PROVIDER_NAMES[asked] }),
          })}
          choices={[
            { label: common('cancel'), kind: 'primary', onChoose: () => undefined },
            {
              label: text('disconnectProvider', { 0: PROVIDER_NAMES[asked] }),
              kind: facts.isPasswordSet ? 'quiet' : 'danger',
              onChoose: () => disconnect(asked),
            },
          ]}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
