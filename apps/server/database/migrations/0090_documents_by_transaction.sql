-- What a transaction holds is read with each of its pages, earlier versions and those taken away too.
create index transaction_documents_transaction on transaction_documents (transaction_id, id);

-- The cases of a group that is dissolved, ended ones too.
create index transactions_queue_group on transactions (queue_group_id) where queue_group_id is not null;

-- Uploads that nothing took up, and files whose bytes are still to go.
drop index files_unattached;
create index files_unused on files (created_at) where attached_at is null and deleted_at is null;
create index files_to_purge on files (deleted_at, id) where deleted_at is not null and storage_key not like 'purged/%';

-- What is forgotten each hour.
create index file_tickets_over on file_tickets (expires_at);
create index one_time_tokens_over on one_time_tokens (expires_at);
