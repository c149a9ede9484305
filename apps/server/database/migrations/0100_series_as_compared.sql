-- A series of waybills is compared without case and signs, as the identity of its line holds it before the first number.
drop index report_lines_series;
create index report_lines_series on report_lines (transaction_id, split_part(identity, ' | ', 1))
  where section = 'serials';
