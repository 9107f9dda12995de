alter table mail_token add column detail text
