CREATE TABLE `handovers` (
	`swap_id` integer NOT NULL,
	`first_id` integer NOT NULL,
	`second_id` integer NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`by_id` integer NOT NULL,
	`place` text NOT NULL,
	`starts_at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`agreed_at` integer,
	`agreed_for` integer,
	`reminders` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`swap_id`, `first_id`, `second_id`),
	FOREIGN KEY (`swap_id`,`first_id`) REFERENCES `swap_parties`(`swap_id`,`account_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`swap_id`,`second_id`) REFERENCES `swap_parties`(`swap_id`,`account_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "handovers_pair" CHECK("handovers"."first_id" < "handovers"."second_id"),
	CONSTRAINT "handovers_by" CHECK("handovers"."by_id" IN ("handovers"."first_id", "handovers"."second_id"))
);
--> statement-breakpoint
CREATE INDEX `handovers_due` ON `handovers` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `meeting_places` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `swaps` ADD `handover_at` integer;