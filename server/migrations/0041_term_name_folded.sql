create index term_name_folded on term_name (kind, folded)
