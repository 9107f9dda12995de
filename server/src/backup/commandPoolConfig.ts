// One connection, because a restore counts the others. No time limit: a table may take longer than any call.
export const COMMAND_POOL_CONFIG = { max: 1, statement_timeout: 0, application_name: 'reprieve-backup' }
