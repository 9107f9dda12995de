create index mail_token_by_hash on mail_token (token_hash)
