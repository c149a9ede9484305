-- The rows of one person, by the edition first, as all others are found: what an edition leaves behind is removed by them.
drop index list_rows_owner;
create index list_rows_owner on list_rows (edition, owner_id, list) where owner_id is not null;
