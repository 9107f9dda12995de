alter table email_preference add column weekly_for text
