create table user_value (
  user_id bigint not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, key)
)
