create index mail_token_by_user on mail_token (user_id, purpose)
