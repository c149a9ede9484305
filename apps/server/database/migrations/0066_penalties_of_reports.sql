-- Penalties of reports that the catalogue did not hold; a catalogue that is empty still is filled at the first start.
insert into penalties
  (agency, division, reference_id, violation, unit, unit_amount, cap, legal_basis, sheet_cell_unit, sheet_cell_amount, effective_from)
select * from (values
  ('dti', 'Freight forwarding accreditation', 'SF-12', 'Late annual report', 'month or part', 500.00, 6000.00,
    'Proposed; to be confirmed under DAO 24-09', null, null, date '2020-01-01'),
  ('cab', 'Legal and enforcement', 'LE-08', 'Lapse of insurance', 'lapse', 5000.00, null,
    'Proposed; to be confirmed by the aviation board', 'D21', 'E21', date '2020-01-01')
) as added
where exists (select 1 from penalties)
on conflict (reference_id) do nothing;
