alter table share_link drop constraint share_link_pkey, add primary key using index share_link_of_person
