-- Safe beside 4.41.0: tokens were unique without the person already.
create unique index purchase_token_of_person on purchase (user_id, token_hash)
