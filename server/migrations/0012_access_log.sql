-- Append only; each line carries the digest of the one before, so a removed line shows.
create table access_log (
  user_id bigint not null,
  line bigint not null,
  at timestamptz not null,
  event text not null,
  device_id text,
  digest text not null,
  primary key (user_id, line)
)
