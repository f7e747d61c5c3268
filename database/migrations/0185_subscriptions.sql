-- Plans that people pay for. What a plan is stands in the deployment's settings; here is who has which, until when, and what was paid for it.
create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- its id in the settings
  plan text not null,
  period text not null check (period in ('month', 'year')),
  -- pending: its first invoice is not paid. past_due: the paid time is over, the grace is not.
  status text not null default 'pending' check (status in ('pending', 'active', 'past_due', 'ended')),
  -- until when it is paid; null while pending
  paid_until timestamptz,
  cancels_at_end boolean not null default false,
  -- the day of the month on which its periods end, where the month has it
  anchor_day smallint check (anchor_day between 1 and 31),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status in ('active', 'past_due')) <= (paid_until is not null))
);
-- one at a time for each person
create unique index subscriptions_live on subscriptions (user_id) where status <> 'ended';
create index subscriptions_user on subscriptions (user_id);
create index subscriptions_due on subscriptions (paid_until) where status in ('active', 'past_due');
create index subscriptions_newest on subscriptions (created_at desc, id desc);

create table subscription_invoices (
  id uuid primary key,
  -- bookkeeping outlives the account
  subscription_id uuid references subscriptions on delete set null,
  plan text not null,
  period text not null check (period in ('month', 'year')),
  period_from timestamptz,
  period_until timestamptz,
  -- halalas: net + vat = amount
  amount bigint not null check (amount > 0),
  net bigint not null,
  vat bigint not null check (net + vat = amount),
  -- in hundredths of a percent
  vat_rate integer not null,
  status text not null default 'open' check (status in ('open', 'paid', 'void')),
  -- of the receipt, once it is paid
  number text unique,
  payment_id uuid references payments,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'paid') = (number is not null and paid_at is not null))
);
create unique index subscription_invoices_open on subscription_invoices (subscription_id) where status = 'open';
create index subscription_invoices_subscription on subscription_invoices (subscription_id, id);
create unique index subscription_invoices_payment on subscription_invoices (payment_id) where payment_id is not null;

-- Quotations that count against a plan: those first sent in a month.
alter table quotations add column first_sent_at timestamptz;
update quotations q set first_sent_at = (select min(r.sent_at) from quotation_revisions r where r.quotation_id = q.id) where sent_number > 0;
create index quotations_author_first_sent on quotations (author_id, first_sent_at) where vendor_id is null and first_sent_at is not null;
create index quotations_vendor_first_sent on quotations (vendor_id, first_sent_at) where vendor_id is not null and first_sent_at is not null;

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('charge', 'release', 'refund', 'payout', 'unmatched', 'unmatched_refund', 'subscription'));
