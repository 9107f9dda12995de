import type { Place } from '@reprieve/domain/time/place.ts'
import { localNow } from '../../device/useNow.ts'

/** The current UTC offset of this device. */
export const deviceOffsetAt: Place = (at) => localNow(at).offset
