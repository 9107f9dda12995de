-- What somebody subscribed to is tried by one process, once; a row whose process died is not tried again.
alter table mail add column subscription text, add column trying_since timestamptz
