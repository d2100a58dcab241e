ALTER TABLE `audit_log` ADD `person_id` integer REFERENCES accounts(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `audit_log_person` ON `audit_log` (`person_id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `account_id` integer REFERENCES accounts(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `outbox_account` ON `outbox` (`account_id`);--> statement-breakpoint
-- Whose address it is, or was until a few days ago, or may be soon.
UPDATE `outbox` SET `account_id` = coalesce(
  (SELECT `id` FROM `accounts` WHERE `email` = `recipient`),
  (SELECT `account_id` FROM `proofs` WHERE `proofs`.`email` = `recipient` LIMIT 1));--> statement-breakpoint
UPDATE `audit_log` SET `person_id` = CASE `about`
  WHEN 'person' THEN (SELECT `id` FROM `accounts` WHERE `id` = CAST(`about_id` AS INTEGER))
  WHEN 'item' THEN (SELECT `owner_id` FROM `items` WHERE `id` = CAST(`about_id` AS INTEGER))
  WHEN 'review' THEN (SELECT `by_id` FROM `reviews` WHERE `id` = CAST(`about_id` AS INTEGER))
  WHEN 'report' THEN (SELECT `reports`.`about_id` FROM `reports` WHERE `reports`.`id` = CAST(`audit_log`.`about_id` AS INTEGER))
  WHEN 'mail' THEN iif(`about_id` = 'test', `admin_id`, (SELECT `account_id` FROM `outbox` WHERE `id` = CAST(`about_id` AS INTEGER)))
  WHEN 'contact message' THEN (SELECT `accounts`.`id` FROM `contact_messages` JOIN `accounts` ON `accounts`.`email` = lower(trim(`contact_messages`.`email`))
    WHERE `contact_messages`.`id` = CAST(`about_id` AS INTEGER))
END;
