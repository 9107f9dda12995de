alter table mfa_challenge drop constraint mfa_challenge_pkey, add primary key (user_id, challenge_hash)
