create table mail_token (
  token_hash bytea primary key,
  user_id bigint not null,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
)
