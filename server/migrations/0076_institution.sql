-- Switched off, never deleted: its number is in what people agreed to.
create table institution (
  institution_id bigint primary key,
  slug text not null unique,
  name text not null,
  is_active boolean not null default false,
  needs_code boolean not null default true,
  primary_id_format text,
  sponsors text not null default 'none',
  config json not null default '{}',
  created_at timestamptz not null
)
