-- Who was notified of a request: the vendor's team, the address of a listing that nobody owns, or nobody but admins.
alter table quote_requests add reach text check (reach in ('team', 'invited', 'queue'));
update quote_requests q set reach = case when v.organization_id is not null then 'team' when v.contact_email is not null then 'invited' else 'queue' end
  from vendors v where v.id = q.vendor_id;
alter table quote_requests alter column reach set not null, alter column reach set default 'team';
create index quote_requests_unjoined on quote_requests (created_at desc, id desc) where reach <> 'team';
