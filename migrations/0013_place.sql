CREATE TABLE `neighbourhoods` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `neighbourhoods_name_unique` ON `neighbourhoods` (`name`);--> statement-breakpoint
CREATE INDEX `neighbourhoods_position` ON `neighbourhoods` (`position`,`id`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `mail_proved_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `neighbourhood_id` integer REFERENCES neighbourhoods(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `left_at` integer;--> statement-breakpoint
CREATE INDEX `accounts_neighbourhood` ON `accounts` (`neighbourhood_id`);--> statement-breakpoint
ALTER TABLE `items` ADD `neighbourhood_id` integer REFERENCES neighbourhoods(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `items_neighbourhood` ON `items` (`neighbourhood_id`);--> statement-breakpoint
CREATE INDEX `proofs_email` ON `proofs` (`email`,`purpose`);--> statement-breakpoint
-- Mail has gone to the addresses of before all along. An admin's rights still need email_proved_at.
UPDATE `accounts` SET `mail_proved_at` = `created_at`;
