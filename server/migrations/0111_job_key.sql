alter table job drop constraint job_pkey, add primary key (user_id, job_id)
