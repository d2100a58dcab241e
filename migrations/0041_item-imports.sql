CREATE TABLE `item_imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`by_id` integer NOT NULL,
	`client_id` text,
	`digest` text NOT NULL,
	`file` text NOT NULL,
	`size` integer NOT NULL,
	`plan` text,
	`result` text,
	`posted` integer DEFAULT 0 NOT NULL,
	`is_deleted` integer DEFAULT false NOT NULL,
	`confirmed_at` integer,
	`done_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `item_imports_account` ON `item_imports` (`account_id`,`confirmed_at`);--> statement-breakpoint
CREATE INDEX `item_imports_expiry` ON `item_imports` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `item_imports_client` ON `item_imports` (`by_id`,`client_id`) WHERE client_id IS NOT NULL;