-- That an institution was given answers of somebody to read, and when.
create table institution_reading (
  user_id bigint not null,
  membership_id uuid not null,
  at timestamptz not null,
  primary key (user_id, membership_id, at)
)
