-- Every change of a balance, written in the transaction that changes it.
create table credit_entry (
  user_id bigint not null,
  entry_id uuid not null,
  delta int not null,
  reason text not null,
  about uuid not null,
  at timestamptz not null,
  primary key (user_id, entry_id)
)
