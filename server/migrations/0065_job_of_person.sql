-- Whether a person has an older one is asked of each that is taken.
create index job_of_person on job (user_id, created_at, job_id)
