DROP INDEX `contact_messages_client_id_unique`;--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_client` ON `contact_messages` (`email`,`client_id`);--> statement-breakpoint
ALTER TABLE `categories` ADD `drawing` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `reply_to` text DEFAULT '' NOT NULL;