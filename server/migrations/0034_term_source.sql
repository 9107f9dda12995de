create table term_source (
  source text primary key,
  release text not null,
  checksum text not null,
  licence text not null,
  concepts integer not null,
  imported_at timestamptz not null
)
