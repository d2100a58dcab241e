CREATE TABLE `circle_meeting_answers` (
	`swap_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`times` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`swap_id`, `account_id`),
	FOREIGN KEY (`swap_id`) REFERENCES `circle_meetings`(`swap_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`swap_id`,`account_id`) REFERENCES `swap_parties`(`swap_id`,`account_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `circle_meetings` (
	`swap_id` integer PRIMARY KEY NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`by_id` integer NOT NULL,
	`place` text NOT NULL,
	`times` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`starts_at` integer,
	`agreed_at` integer,
	`agreed_for` integer,
	`reminders` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`swap_id`) REFERENCES `swaps`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`swap_id`,`by_id`) REFERENCES `swap_parties`(`swap_id`,`account_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "circle_meetings_agreed" CHECK(("circle_meetings"."starts_at" IS NULL) = ("circle_meetings"."agreed_at" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `circle_meetings_due` ON `circle_meetings` (`due_at`) WHERE due_at IS NOT NULL;