import { RESULT } from '@reprieve/contract/codes.ts'
import { refuse, type Handler, type Handlers } from '../handler.ts'
import type { Services } from '../services.ts'
import { dropValues, setValues, readUserValues } from './userValueStore.ts'

const getValues: Handler<'user/get-values'> = async ({ keys }, { services, person }) => ({
  values: await readUserValues(services.db, person.userId, keys),
})

/**
 * One of the values keeps an idle person logged in (D15). Writes the last use of sessions first: a person who switches
 * it off after an hour is active now, and must not be logged out for that hour.
 */
const keepAwake = ({ lastSeen }: Services): Promise<void> => lastSeen.flush()

const putValues: Handler<'user/set-values'> = async ({ values }, { services, person, now }) => {
  await keepAwake(services)
  return (await setValues(services.db, person.userId, values, now)) ? {} : refuse(RESULT.tooLarge)
}

const delValues: Handler<'user/del-values'> = async ({ keys }, { services, person }) => {
  await keepAwake(services)
  await dropValues(services.db, person.userId, keys)
  return {}
}

export const settingsHandlers = {
  'user/get-values': getValues,
  'user/set-values': putValues,
  'user/del-values': delValues,
} satisfies Handlers
