alter table mail_token drop constraint mail_token_pkey, add primary key (user_id, token_hash)
