-- One sign-in on one device; its tokens follow each other.
create table session_family (
  user_id bigint not null,
  family uuid not null,
  device_id text not null,
  device_details text not null,
  client_type text not null,
  signed_in_at timestamptz not null,
  last_seen timestamptz not null,
  absolute_end timestamptz not null,
  head bytea not null,
  displaced_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  primary key (user_id, family)
)
