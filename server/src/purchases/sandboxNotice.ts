import type { Config } from '../config.ts'

/** For the terminal of who started the server: no page tells this key (D22). [BUY-16] */
export const sandboxNotices = ({ plans }: Pick<Config, 'plans'>, localKey: string | null): string[] =>
  localKey === null || plans === 'open'
    ? []
    : [`Every plan can be tried here without paying: a purchase asks for the key ${localKey}`]
