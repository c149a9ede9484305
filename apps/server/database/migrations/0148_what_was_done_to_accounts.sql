-- What others did to an account, and who was refused at it, without each of the owner's own acts, which were read to be
-- left out.
create index audit_entries_done_to_accounts on audit_entries (object_id, id desc)
  where object = 'user' and actor_id::text is distinct from object_id;
