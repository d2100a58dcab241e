CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`admin_id` integer,
	`admin_name` text NOT NULL,
	`act` text NOT NULL,
	`about` text NOT NULL,
	`about_id` text NOT NULL,
	`summary` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_log_about` ON `audit_log` (`about`,`about_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_admin` ON `audit_log` (`admin_id`);