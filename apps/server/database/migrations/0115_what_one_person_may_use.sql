-- What one person has uploaded and not used, and the invitations of the last hour, are counted at each further one.
create index files_unused_of on files (uploaded_by) where attached_at is null and deleted_at is null;
create index business_invitations_recent on business_invitations (created_at);
