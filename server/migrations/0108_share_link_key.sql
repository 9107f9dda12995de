-- Safe beside 4.41.0: it names no constraint of this table, and finds its rows by an index of their own.
alter table share_link drop constraint share_link_pkey, add primary key using index share_link_of_person
