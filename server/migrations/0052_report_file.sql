-- owner_uuid is a report, or a link that shows less of one.
create table report_file (
  user_id bigint not null,
  owner_uuid uuid not null,
  form text not null,
  type text not null,
  bytes bytea not null,
  sha1 bytea not null,
  primary key (user_id, owner_uuid, form)
)
