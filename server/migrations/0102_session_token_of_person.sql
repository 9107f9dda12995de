-- Safe beside 4.41.0: it names no constraint of this table, and finds its rows by an index of their own.
alter table session_token drop constraint session_token_pkey, add primary key (user_id, token_hash)
