-- A device without an account lies here, too: under a number below zero that is made from its address, without a session,
-- and with the times of its reminders, which nobody else keeps for it.
alter table push_subscription alter column family drop not null, add column reminders jsonb
