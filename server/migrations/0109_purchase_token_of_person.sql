create unique index purchase_token_of_person on purchase (user_id, token_hash)
