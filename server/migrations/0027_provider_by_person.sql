create unique index provider_identity_of_person on provider_identity (user_id, provider)
