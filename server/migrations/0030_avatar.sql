create table avatar (
  user_id bigint primary key,
  file text not null unique,
  provider text not null,
  bytes bytea not null,
  updated_at timestamptz not null
)
