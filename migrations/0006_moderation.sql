CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reporter_id` integer NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`about_id` integer NOT NULL,
	`reason` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`quote` text NOT NULL,
	`handled_at` integer,
	`handled_by_id` integer,
	`outcome` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`reporter_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`about_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`handled_by_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reports_target_kind" CHECK("reports"."target_kind" IN ('item', 'message', 'person')),
	CONSTRAINT "reports_reason" CHECK("reports"."reason" IN ('spam', 'prohibited', 'misleading', 'abuse', 'other')),
	CONSTRAINT "reports_outcome" CHECK(("reports"."outcome" IS NULL) = ("reports"."handled_at" IS NULL)
        AND coalesce("reports"."outcome" IN ('upheld', 'dismissed'), 1)),
	CONSTRAINT "reports_not_oneself" CHECK("reports"."reporter_id" <> "reports"."about_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_one_open` ON `reports` (`reporter_id`,`target_kind`,`target_id`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_queue` ON `reports` (`id`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_target` ON `reports` (`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `reports_about` ON `reports` (`about_id`);--> statement-breakpoint
CREATE INDEX `reports_handled_by` ON `reports` (`handled_by_id`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `appointed_at` integer;--> statement-breakpoint
ALTER TABLE `items` ADD `taken_down_at` integer;--> statement-breakpoint
UPDATE `items` SET `taken_down_at` = `updated_at` WHERE `status` = 'hidden';
