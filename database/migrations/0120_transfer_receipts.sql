-- A receipt that staff refused: the buyer may send another until the payment's time is over.
alter table payments add column receipt_refused_at timestamptz;
drop index payments_review;
create index payments_review on payments (receipt_at) where status = 'pending' and receipt_id is not null and receipt_refused_at is null;
