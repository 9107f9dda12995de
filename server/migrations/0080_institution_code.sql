-- Of nobody: whom an activation code is for is known by the address alone, and the row goes when the code has ended.
create table institution_code (
  code_hash bytea primary key,
  institution_id bigint not null,
  study_id text,
  kind text not null,
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  most_uses int not null,
  uses int not null default 0
)
