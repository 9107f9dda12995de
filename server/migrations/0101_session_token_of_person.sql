alter table session_token drop constraint session_token_pkey, add primary key (user_id, token_hash)
