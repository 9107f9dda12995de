create table report (
  user_id bigint not null,
  report_uuid uuid not null,
  client_id uuid not null,
  num int not null,
  state text not null,
  attempt int not null default 0,
  fault text,
  request json not null,
  content json,
  language text not null,
  paper text not null,
  used_credit boolean not null,
  created_at timestamptz not null,
  made_at timestamptz,
  files_until timestamptz,
  primary key (user_id, report_uuid)
)
