-- Reports that nobody made: what the server noticed itself. Each once for a subject, also after a decision.
alter table moderation_reports drop constraint moderation_reports_reason_check;
alter table moderation_reports add constraint moderation_reports_reason_check check (
  reason in ('spam', 'abuse', 'false', 'copyright', 'private', 'off_topic', 'other')
  or (reason in ('burst', 'shared_device', 'team_device') and reporter_id is null)
);
create unique index moderation_reports_flag on moderation_reports (subject_type, subject_id, reason) where reason in ('burst', 'shared_device', 'team_device');

-- From which device a review was written, as a keyed hash that cannot be turned back; kept 90 days.
create table review_devices (
  review_id uuid primary key references reviews on delete cascade,
  device text not null,
  created_at timestamptz not null default now()
);
create index review_devices_device on review_devices (device);
create index review_devices_age on review_devices (created_at);
