-- A session may have several tokens: of refreshes at one moment each gives one, and all of them hold.
create table session_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  valid_until timestamptz not null
);
create index session_tokens_session on session_tokens (session_id);
create index session_tokens_end on session_tokens (valid_until);
insert into session_tokens select token_hash, id, token_expires_at from sessions where ended_at is null
union all
select previous_token_hash, id, previous_valid_until from sessions
where ended_at is null and previous_token_hash is not null and previous_valid_until is not null
on conflict do nothing;

create or replace function caller_of(hash text, at timestamptz)
returns table (
  id uuid,
  user_id int,
  last_seen_at timestamptz,
  audience text,
  email_verified_at timestamptz,
  change_passwd smallint,
  agency text,
  has_second_factor boolean,
  roles jsonb,
  direct jsonb,
  memberships jsonb
) language plpgsql stable as $$
begin
  return query
    select s.id, u.id, s.last_seen_at, u.audience, u.email_verified_at, u.change_passwd, p.agency,
      exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
        or exists (select from passkeys k where k.user_id = u.id),
      -- lowest position first, each with the names of its permissions
      (select coalesce(jsonb_agg(jsonb_build_object('role_id', r.id, 'permissions', array(
          select named.name from role_permissions rp join permissions named on named.id = rp.permission_id
          where rp.role_id = r.id)) order by r.position), '[]')
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id),
      to_jsonb(array(
        select named.name from user_permissions up join permissions named on named.id = up.permission_id
        where up.user_id = u.id)),
      (select coalesce(jsonb_agg(jsonb_build_object(
          'business_id', m.business_id, 'is_owner', m.is_owner, 'rights', m.rights)), '[]')
        from business_users m where m.user_id = u.id and m.deactivated_at is null)
    from session_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    left join admin_profiles p on p.user_id = u.id
    where t.token_hash = hash and t.valid_until > at
      and s.ends_at > at and s.ended_at is null
      and u.status = 'active' and u.deleted_at is null;
end
$$;

alter table sessions drop column token_hash, drop column previous_token_hash, drop column previous_valid_until;
