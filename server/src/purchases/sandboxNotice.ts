import type { Config } from '../config.ts'

/** Printed in the terminal in which the server was started: no page shows this key (D22). [BUY-16] */
export const sandboxNotices = ({ plans }: Pick<Config, 'plans'>, localKey: string | null): string[] =>
  localKey === null || plans === 'open'
    ? []
    : [`Every plan can be tried here without paying: a purchase asks for the key ${localKey}`]
