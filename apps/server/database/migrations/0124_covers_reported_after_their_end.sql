-- The report of a policy may come after the last day of its cover, and is completed or corrected with that day on its document.
update requirements set definition = definition || '{"day": "any"}' where code = 'R15-01';
