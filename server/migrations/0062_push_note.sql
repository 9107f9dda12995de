-- One message that is due for one device; it goes with the job that sends it.
create table push_note (
  user_id bigint not null,
  note_id uuid not null,
  sub_id uuid not null,
  reminder text not null,
  at timestamptz not null,
  primary key (user_id, note_id)
)
