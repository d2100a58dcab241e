ALTER TABLE `proofs` ADD `keeps_email` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `account_id` integer REFERENCES accounts(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `contact_messages_account` ON `contact_messages` (`account_id`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);