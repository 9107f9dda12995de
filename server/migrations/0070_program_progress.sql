-- Of a hundred. It only rises.
create table program_progress (
  user_id bigint not null,
  program_id text not null,
  progress real not null,
  updated_at timestamptz not null,
  primary key (user_id, program_id)
)
