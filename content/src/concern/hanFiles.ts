import zh from '../../safety/concern/zh-rCN.json' with { type: 'json' }

export const HAN_CONCERN_FILES = [zh] as const
