-- A browser or a phone that takes messages. Its endpoint is a secret: whoever knows it can write to that device.
create table push_subscription (
  user_id bigint not null,
  sub_id uuid not null,
  endpoint_hash bytea not null,
  endpoint text not null,
  p256dh text,
  auth text,
  type text not null,
  timezone text,
  language text,
  family uuid not null,
  of_key text not null,
  checked_to timestamptz not null,
  next_at timestamptz,
  of_seq bigint not null default 0,
  fails int not null default 0,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (user_id, sub_id)
)
