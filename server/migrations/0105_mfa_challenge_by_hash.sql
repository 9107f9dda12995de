create index mfa_challenge_by_hash on mfa_challenge (challenge_hash)
