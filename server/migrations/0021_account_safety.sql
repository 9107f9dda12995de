alter table account
  add column mfa_on boolean not null default false,
  add column deletes_at timestamptz,
  add column warned_at timestamptz,
  add column utm jsonb
