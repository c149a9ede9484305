-- What a change asked when it was applied, by the names of the register. Where it is applied again after a correction,
-- what differs from this was corrected; its list in `after` also holds the rows that others wrote. Rows from before
-- this column name nothing.
alter table register_changes add column asked jsonb not null default '{}';
