CREATE TABLE `chain_refusals` (
	`item_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`by_id` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`item_id`, `account_id`, `by_id`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chain_refusals_account` ON `chain_refusals` (`account_id`);--> statement-breakpoint
CREATE INDEX `chain_refusals_by` ON `chain_refusals` (`by_id`);