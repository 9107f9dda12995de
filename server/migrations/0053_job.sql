-- What is still to be done; a row goes when its work has ended. With a worker: somebody is at it until the lease ends.
create table job (
  job_id uuid primary key,
  user_id bigint not null,
  kind text not null,
  about uuid not null,
  attempts int not null default 0,
  progress int not null default 0,
  run_at timestamptz not null,
  lease_until timestamptz,
  worker uuid,
  created_at timestamptz not null
)
