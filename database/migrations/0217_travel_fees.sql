-- What a professional charges for a visit to each place they serve, in halalas with VAT; a place without an entry says nothing.
alter table profiles
  add column travel_fees jsonb not null default '{}';
