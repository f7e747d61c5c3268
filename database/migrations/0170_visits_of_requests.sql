-- A visit can belong to a request for bids. What nobody confirmed before its time expires; what was confirmed is reminded of, once.
alter table visits drop constraint visits_status_check;
alter table visits add constraint visits_status_check check (status in ('booked', 'confirmed', 'declined', 'cancelled', 'moved', 'done', 'expired'));
alter table visits add column request_id uuid references requests on delete set null;
alter table visits add column reminded_at timestamptz;
create index visits_request on visits (request_id) where request_id is not null;
create index visits_unconfirmed on visits (starts_at) where status = 'booked';
create index visits_unreminded on visits (starts_at) where status = 'confirmed' and reminded_at is null;
