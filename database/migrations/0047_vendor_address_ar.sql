-- The address as Arabic readers write it; other readers see the other one.
alter table vendors add column address_ar text;
