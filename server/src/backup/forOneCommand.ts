// One connection, because a restore counts the others. No time limit: a table may take longer than any call.
export const FOR_ONE_COMMAND = { max: 1, statement_timeout: 0, application_name: 'reprieve-backup' }
