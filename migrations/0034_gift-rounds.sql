CREATE TABLE `gift_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` integer,
	`name` text NOT NULL,
	`round_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`swap_id` integer,
	`rank` integer,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`round_id`) REFERENCES `gift_rounds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`swap_id`) REFERENCES `swaps`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "gift_requests_state" CHECK("gift_requests"."state" IN ('waiting', 'chosen', 'not_chosen', 'withdrawn', 'ended'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_requests_waiting` ON `gift_requests` (`item_id`,`account_id`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `gift_requests_item` ON `gift_requests` (`item_id`,`state`);--> statement-breakpoint
CREATE INDEX `gift_requests_round` ON `gift_requests` (`round_id`);--> statement-breakpoint
CREATE INDEX `gift_requests_account` ON `gift_requests` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `gift_requests_swap` ON `gift_requests` (`swap_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `gift_requests_client` ON `gift_requests` (`account_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `gift_rounds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` integer,
	`seed` text NOT NULL,
	`next_seed` text NOT NULL,
	`suggested_at` integer,
	`reminders` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_rounds_current` ON `gift_rounds` (`item_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `gift_rounds_item` ON `gift_rounds` (`item_id`,`id`);--> statement-breakpoint
CREATE INDEX `gift_rounds_due` ON `gift_rounds` (`due_at`) WHERE due_at IS NOT NULL;