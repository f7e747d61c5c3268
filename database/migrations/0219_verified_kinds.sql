-- What was verified, each by its kind, is filtered by: verified:licence beside verified:yes (0225_professional_costs.sql reads them).
-- A check counts from its approval to its last day; the nightly job that ends it writes its status.
create constraint trigger verifications_professional_insert after insert on verification_requests deferrable initially deferred
  for each row when (new.status = 'approved') execute function professional_follows('user_id');
create constraint trigger verifications_professional_update after update of status, valid_until on verification_requests deferrable initially deferred
  for each row when ((old.status, old.valid_until) is distinct from (new.status, new.valid_until)) execute function professional_follows('user_id');
create constraint trigger verifications_professional_delete after delete on verification_requests deferrable initially deferred
  for each row when (old.status = 'approved') execute function professional_follows('user_id');

delete from translations where page = 'professionals' and key = 'verifiedOnly';
delete from translations where (page, key) in (('redesign', 'compare.of'), ('ideas.heads', 'collection.saudi-regional.headline'));
