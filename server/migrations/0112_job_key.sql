-- Safe beside 4.41.0: it finds a job by its id among the few that wait, and names no constraint.
alter table job drop constraint job_pkey, add primary key (user_id, job_id)
