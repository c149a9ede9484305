-- Append-only. One chain per transaction and one for the rest: a single head would make every act wait for every other.
create table audit_entries (
  id bigint generated always as identity primary key,
  chain text not null,
  chain_no int not null,
  at timestamptz not null,
  actor_id int,
  action text not null,
  object text not null,
  object_id text not null,
  facts jsonb not null default '{}',
  ip text not null default '',
  request_id text not null default '',
  previous_hash text not null,
  hash text not null,
  unique (chain, chain_no)
);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_object on audit_entries (object, object_id, id desc);

create table audit_heads (
  chain text primary key,
  last_no int not null,
  last_hash text not null,
  touched_at timestamptz not null
);
create index audit_heads_touched on audit_heads (touched_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only.', tg_table_name using errcode = 'LD002';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries for each statement execute function refuse_change();
create trigger transaction_steps_append_only before update or delete on transaction_steps for each row execute function refuse_change();
create trigger accreditation_steps_append_only before update or delete on accreditation_steps for each row execute function refuse_change();
