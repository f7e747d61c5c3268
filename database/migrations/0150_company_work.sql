-- A member whose work as a professional is the company's: its team acts on their portfolio, packages, quotes and bids. It ends with the membership.
alter table organization_members add shares_work boolean not null default false;
create unique index organization_members_work on organization_members (user_id) where shares_work;
