-- Which package was booked: one that still waits for its answer is not booked again by the same person. Null where the package is gone.
alter table request_packages add column package_id uuid references packages on delete set null;
create index request_packages_package on request_packages (package_id) where package_id is not null;
