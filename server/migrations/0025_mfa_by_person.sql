create index mfa_challenge_of_person on mfa_challenge (user_id)
