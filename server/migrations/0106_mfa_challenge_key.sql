-- Safe beside 4.41.0: it names no constraint of this table, and finds its rows by an index of their own.
alter table mfa_challenge drop constraint mfa_challenge_pkey, add primary key (user_id, challenge_hash)
