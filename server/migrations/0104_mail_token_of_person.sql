-- Safe beside 4.41.0: it names no constraint of this table, and finds its rows by an index of their own.
alter table mail_token drop constraint mail_token_pkey, add primary key (user_id, token_hash)
