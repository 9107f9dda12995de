create unique index purchase_token on purchase (token_hash)
