-- One joining, with the consent that it rests on. Withdrawn: what the institution was told of the person is erased.
create table membership (
  user_id bigint not null,
  membership_id uuid not null,
  institution_id bigint not null,
  study_id text,
  full_name text,
  birth_date text,
  primary_id text,
  consent_text text not null,
  consent_hash text not null,
  language text not null,
  given_at timestamptz not null,
  ended_at timestamptz,
  withdrawn_at timestamptz,
  utm json,
  primary key (user_id, membership_id)
)
