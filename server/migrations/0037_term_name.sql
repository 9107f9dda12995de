-- The words come cut and folded by our own rules: those of a text search differ by the locale of the database.
create table term_name (
  num bigint not null,
  source text not null,
  kind text not null,
  role text not null check (role in ('name', 'synonym', 'brand')),
  lang text not null,
  name text not null,
  -- By their bytes: what begins with a word then stands together, whatever the locale of the database.
  folded text collate "C" not null,
  words tsvector not null generated always as (array_to_tsvector(string_to_array(folded, ' '))) stored
)
