create table account (
  user_id bigint primary key,
  username text not null,
  email text not null,
  password_hash text,
  language text not null,
  timezone text,
  activated_at timestamptz,
  created_at timestamptz not null
)
