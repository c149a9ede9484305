-- A renewal takes documents over from the filing that made the earlier accreditation; the file stays the earlier filing's.
alter table transaction_documents add column carried_from int references transaction_documents;
-- What of a prefilled renewal its client looked at and found still right.
alter table transactions add column confirmed_sections text[] not null default '{}';
-- Which documents are taken over while the renewal gives no reason to file them anew.
update requirements set definition = jsonb_set(
  definition,
  '{asked}',
  (
    select jsonb_agg(
      case when asking ->> 'type' = '2' then asking || jsonb_build_object('carried', carried) else asking end order by place
    )
    from jsonb_array_elements(definition -> 'asked') with ordinality as listed (asking, place)
  )
)
from (
  values ('S-07', 'in-force'), ('S-12', 'key-officers'), ('S-13', 'agents'), ('S-14', 'agents'), ('S-15', 'in-force'),
    ('S-20', 'in-force'), ('S-21', 'issued-here')
) as carrying (of_code, carried)
where code = of_code and agency = 'dti';
update requirements set definition = jsonb_set(
  definition,
  '{asked}',
  (
    select jsonb_agg(
      case when asking ->> 'type' = '2' then asking || '{"required_when": ["key-officers-changed"]}' else asking end order by place
    )
    from jsonb_array_elements(definition -> 'asked') with ordinality as listed (asking, place)
  )
)
where code = 'S-11' and agency = 'dti';
-- Arrears that stand against the filing of a renewal: what its client asks to be excused from, and what the agency answers.
create table arrears_waivers (
  id int generated always as identity primary key,
  transaction_id int not null references transactions,
  reason text not null,
  asked_by int not null references users,
  asked_at timestamptz not null,
  decided_by int references users,
  decided_at timestamptz,
  is_waived boolean,
  -- By name, as they stood when it was decided.
  named text not null default '',
  remark text not null default '',
  check ((decided_at is null) = (is_waived is null))
);
create unique index arrears_waivers_one_asked on arrears_waivers (transaction_id) where decided_at is null;
create index arrears_waivers_transaction on arrears_waivers (transaction_id, id);
