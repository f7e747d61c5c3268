-- Headings of admin screens are their titles.
delete from translations where (page, key) in
  (('idea-uploads', 'list.heading'), ('feedback', 'admin.heading'), ('failed-mails', 'heading'), ('moderation.admin', 'heading'));
