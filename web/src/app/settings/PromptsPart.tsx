import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { mayPrompt, type KeptHome, type Prompt } from '@reprieve/domain/home/keptHome.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { useServiceFacts } from '../../account/useServiceFacts.ts'
import { changeHome, keptHome } from '../../home/cardsTable.ts'
import type { Diary } from '../../local/rows.ts'
import { watch } from '../../local/watch.ts'
import { useText } from '../../settings/words.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { promptsFor, switchPrompt } from './promptSwitch.ts'
import { QuietLineSwitch } from './QuietLineSwitch.tsx'

/** D50: which tips and prompts may appear. [SET-13] */
export function PromptsPart() {
  const text = useText('settings')
  const shell = useText()
  const home = useText('home')
  const diary = useDiary()
  const kept = useKeptHome(diary)
  const toasts = useToasts()
  const isRegistered = stateOf(useSession()) === 'signed-in'
  const hasStore = Object.keys(useServiceFacts().storeLinks).length > 0
  const names: Record<Prompt, string> = {
    rate: text('promptRate'),
    signup: text('promptSignUp'),
    engagement: home('gettingStarted'),
    dark_theme: text('promptDarkTheme'),
    install: text('promptInstall'),
    reflection: text('promptReflection'),
  }
  const change = async (prompt: Prompt, isOn: boolean): Promise<void> => {
    const changed = await changeHome(diary, (now) => switchPrompt(now, prompt, isOn))
    if (!changed.ok) toasts.show({ message: text('notKept') })
  }
  return (
    <>
      <p>{text('promptsText')}</p>
      {kept !== null &&
        promptsFor({ isRegistered, hasStore }).map((prompt) => (
          <Switch
            key={prompt}
            label={names[prompt]}
            onLabel={shell('on')}
            offLabel={shell('off')}
            isOn={mayPrompt(kept, prompt)}
            onChange={(isOn) => void change(prompt, isOn)}
          />
        ))}
      <QuietLineSwitch />
    </>
  )
}

/** Null until read; updates when another tab or device changes it. */
function useKeptHome(diary: Diary): KeptHome | null {
  const watched = useMemo(
    () => watch(diary.doorbell, [KIND_OF_PREF.home_cards], () => keptHome(diary)),
    [diary],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
