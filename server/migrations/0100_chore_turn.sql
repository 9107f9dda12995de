-- When each periodic work is due next, and which process does it now: with any number of processes each is done once.
create table chore_turn (
  name text primary key,
  due_at timestamptz not null,
  worker uuid
)
