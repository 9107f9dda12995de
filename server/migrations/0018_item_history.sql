-- The digest is part of the key: two values under one stamp (two devices with one id) are both kept.
create table item_history (
  user_id bigint not null,
  client_id uuid not null,
  grp text not null,
  hlc text not null,
  digest text not null,
  sent_as text,
  value jsonb not null,
  primary key (user_id, client_id, grp, hlc, digest)
)
