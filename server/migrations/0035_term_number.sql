-- Outlives what it numbers: a source that is imported again gives everything the number that it had.
create table term_number (
  source text not null,
  code text not null,
  num bigint not null unique,
  primary key (source, code)
)
