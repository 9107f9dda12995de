import type { Place } from '@reprieve/domain/time/place.ts'
import { localNow } from '../../device/useNow.ts'

/** What the clocks around this device are set to. */
export const here: Place = (at) => localNow(at).offset
