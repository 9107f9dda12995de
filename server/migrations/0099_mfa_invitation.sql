-- Who logs in through an institution is invited once the mailed code was right, and not by the password alone.
alter table mfa_challenge
  add column invited_to bigint,
  add column invited_study text,
  add column invited_code_hash bytea
