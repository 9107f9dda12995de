create index term_name_words on term_name using gin (words)
