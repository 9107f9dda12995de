import { HOME_PROMPTS, type StoredHome, type HomePrompt } from '@reprieve/domain/home/storedHome.ts'

export const switchPrompt = (home: StoredHome, prompt: HomePrompt, isOn: boolean): StoredHome => ({
  ...home,
  promptsOff: HOME_PROMPTS.filter((one) => (one === prompt ? !isOn : home.promptsOff.includes(one))),
})

interface PromptsAround {
  isRegistered: boolean
  /** The operator has a store in which the app can be rated, for any device of the person. */
  hasStore: boolean
}

/** No switch for a prompt that can never appear: it would promise something. [SET-13] */
const CAN_APPEAR: Partial<Record<HomePrompt, (around: PromptsAround) => boolean>> = {
  rate: ({ hasStore }) => hasStore,
  signup: ({ isRegistered }) => !isRegistered,
  install: ({ isRegistered }) => isRegistered,
}

export const promptsFor = (around: PromptsAround): readonly HomePrompt[] =>
  HOME_PROMPTS.filter((prompt) => CAN_APPEAR[prompt]?.(around) ?? true)
