-- Where a row is deleted, PostgreSQL looks for those that refer to it: by an index, however many documents were ever filed
-- and offices stand on the map.
create index transaction_documents_replacing on transaction_documents (replaces_id) where replaces_id is not null;
create index transaction_documents_carried on transaction_documents (carried_from) where carried_from is not null;
create index offices_of_branch on offices (branch_id) where branch_id is not null;
-- The page of permissions names for each who holds it beyond their roles.
create index user_permissions_permission on user_permissions (permission_id);

-- The rows of one person, by the edition first, as all others are found: what an edition leaves behind is removed by them.
drop index list_rows_owner;
create index list_rows_owner on list_rows (edition, owner_id, list) where owner_id is not null;
