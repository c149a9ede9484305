-- A document copied from the request to one agency to that for the other is a file of its own on the same bytes: they go with
-- the last file that names them.
alter table files drop constraint files_storage_key_key;
create index files_storage_key on files (storage_key);
-- The certificate of an agency, and that of a branch, are not the other agency's: they are never copied.
update requirements set definition = definition || '{"issued_by_agency": true}' where code in ('C03-06', 'C11-05');
