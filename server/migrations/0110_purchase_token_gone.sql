-- That no two accounts have one purchase is decided by the table spent_token.
drop index purchase_token
