import { NO_REGISTRATION, type RegistrationForm } from '@reprieve/domain/account/registration.ts'
import type { SessionName } from '../../device/sessionNames.ts'

const NAME: SessionName = 'reprieve.registration'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface RegistrationDraftStore {
  read: () => RegistrationForm
  keep: (form: RegistrationForm) => void
  forget: () => void
}

/** For this tab only, and without the password: anybody who opens the device can read it. [ACC-13] */
export function makeRegistrationDraftStore(shelf: () => Shelf): RegistrationDraftStore {
  const attempt = <T>(work: (shelf: Shelf) => T, otherwise: T): T => {
    try {
      return work(shelf())
    } catch {
      // The browser forbids storage: the form lasts as long as the page.
      return otherwise
    }
  }
  return {
    read: () => attempt((open) => formFrom(open.getItem(NAME)), NO_REGISTRATION),
    keep: ({ username, email, acceptsEula, acceptsPrivacy }) => {
      const form = JSON.stringify({ username, email, acceptsEula, acceptsPrivacy })
      attempt((open) => open.setItem(NAME, form), undefined)
    },
    forget: () => attempt((open) => open.removeItem(NAME), undefined),
  }
}

function formFrom(kept: string | null): RegistrationForm {
  const fields = JSON.parse(kept ?? '{}') as Record<string, unknown>
  return {
    ...NO_REGISTRATION,
    username: textOf(fields['username']),
    email: textOf(fields['email']),
    acceptsEula: fields['acceptsEula'] === true,
    acceptsPrivacy: fields['acceptsPrivacy'] === true,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
