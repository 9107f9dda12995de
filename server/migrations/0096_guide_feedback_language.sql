alter table guide_feedback add column language text
