-- What one person has uploaded and no act uses, until its bytes are gone, and all of a day: counted at each further upload.
drop index files_unused_of;
create index files_unused_of on files (uploaded_by)
  where storage_key not like 'purged/%' and (attached_at is null or deleted_at is not null);
create index files_uploaded_by on files (uploaded_by, created_at);
