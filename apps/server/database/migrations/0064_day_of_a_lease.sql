-- A title has no end: the day a lease ends is asked of leases alone.
update requirements set definition = definition || jsonb_build_object(
  'day_only_for', case when code in ('S-18', 'A-13', 'C04-03', 'C11-02') then 'a lease' else '' end
);

update requirements set definition = definition || '{"expiry_label": "Earliest day a lease ends"}'
where code = 'C11-02' and definition ->> 'expiry_label' = 'Earliest day one ends';

update requirements set definition = definition || '{"help": "A lease is signed by both parties."}'
where code = 'C04-03' and definition ->> 'help' = 'Signed by both parties.';
