create table term_concept (
  num bigint primary key,
  source text not null,
  code text not null,
  kind text not null check (kind in ('condition', 'medication')),
  name text not null,
  components text[] not null,
  dosage_units text[] not null
)
