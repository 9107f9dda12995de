-- Of nobody: by it a device that was away hears that its account is gone. Hashes of random numbers, and when they go.
create table deleted_session (
  token_hash bytea primary key,
  until timestamptz not null
)
