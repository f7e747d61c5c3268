-- What a vendor sold, and what went back, in a period.
create index orders_vendor_paid on orders (vendor_id, paid_at) where paid_at is not null;
create index order_refunds_created on order_refunds (created_at);
