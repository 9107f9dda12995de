-- Of nobody: a purchase stays spent when its account is gone.
create table spent_token (
  token_hash bytea primary key,
  at timestamptz not null
)
