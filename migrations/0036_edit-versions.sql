ALTER TABLE `accounts` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `field_versions` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `field_versions` text DEFAULT '{}' NOT NULL;