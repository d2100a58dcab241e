CREATE TABLE `proofs` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account_id` integer NOT NULL,
	`email` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `proofs_account` ON `proofs` (`account_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `proofs_expiry` ON `proofs` (`expires_at`);--> statement-breakpoint
DROP INDEX `reset_codes_account`;--> statement-breakpoint
CREATE INDEX `reset_codes_account` ON `reset_codes` (`account_id`);--> statement-breakpoint
ALTER TABLE `reset_failures` ADD `network` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `reset_failures_network` ON `reset_failures` (`network`,`created_at`);