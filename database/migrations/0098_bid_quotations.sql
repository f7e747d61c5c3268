-- What a bid on a request consists of; a quotation without one is for a client of the author's own.
alter table quotations add column bid_id uuid references bids on delete set null;
create unique index quotations_bid on quotations (bid_id) where bid_id is not null;
