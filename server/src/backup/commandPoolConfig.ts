// One connection, because a restore counts the others. No time limit: a table may take longer than any call, and the
// disk may be slow between two tables.
export const COMMAND_POOL_CONFIG = {
  max: 1,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  application_name: 'reprieve-backup',
}
