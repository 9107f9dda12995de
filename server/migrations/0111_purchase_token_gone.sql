-- Safe beside 4.41.0: it also takes a token in the table spent_token first.
-- That no two accounts have one purchase is decided by the table spent_token.
drop index purchase_token
