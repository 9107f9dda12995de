create index term_name_by_concept on term_name (num, role)
