CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`swap_id` integer NOT NULL,
	`by_id` integer NOT NULL,
	`about_id` integer NOT NULL,
	`would_swap_again` integer NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`answer` text,
	`answered_at` integer,
	`hidden_at` integer,
	`told_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`swap_id`) REFERENCES `swaps`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`about_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reviews_not_oneself" CHECK("reviews"."by_id" <> "reviews"."about_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`swap_id`,`by_id`,`about_id`);--> statement-breakpoint
CREATE INDEX `reviews_about` ON `reviews` (`about_id`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by` ON `reviews` (`by_id`);--> statement-breakpoint
CREATE INDEX `reviews_untold` ON `reviews` (`swap_id`) WHERE told_at IS NULL;--> statement-breakpoint
CREATE TABLE `completed_pairs` (
	`account_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`swap_id` integer NOT NULL,
	`completed_at` integer NOT NULL,
	`counts_as_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `other_id`, `swap_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`swap_id`) REFERENCES `swaps`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `completed_pairs_other` ON `completed_pairs` (`other_id`);--> statement-breakpoint
CREATE INDEX `completed_pairs_swap` ON `completed_pairs` (`swap_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_reports` (
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
	CONSTRAINT "reports_target_kind" CHECK("__new_reports"."target_kind" IN ('item', 'message', 'person', 'review')),
	CONSTRAINT "reports_reason" CHECK("__new_reports"."reason" IN ('spam', 'prohibited', 'misleading', 'abuse', 'other')),
	CONSTRAINT "reports_outcome" CHECK(("__new_reports"."outcome" IS NULL) = ("__new_reports"."handled_at" IS NULL)
        AND coalesce("__new_reports"."outcome" IN ('upheld', 'dismissed'), 1)),
	CONSTRAINT "reports_not_oneself" CHECK("__new_reports"."reporter_id" <> "__new_reports"."about_id")
);
--> statement-breakpoint
INSERT INTO `__new_reports`("id", "reporter_id", "target_kind", "target_id", "about_id", "reason", "text", "quote", "handled_at", "handled_by_id", "outcome", "created_at") SELECT "id", "reporter_id", "target_kind", "target_id", "about_id", "reason", "text", "quote", "handled_at", "handled_by_id", "outcome", "created_at" FROM `reports`;--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = '__new_reports';--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_reports', seq FROM sqlite_sequence WHERE name = 'reports';--> statement-breakpoint
DROP TABLE `reports`;--> statement-breakpoint
ALTER TABLE `__new_reports` RENAME TO `reports`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `reports_one_open` ON `reports` (`reporter_id`,`target_kind`,`target_id`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_queue` ON `reports` (`id`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_target` ON `reports` (`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `reports_about` ON `reports` (`about_id`);--> statement-breakpoint
CREATE INDEX `reports_handled_by` ON `reports` (`handled_by_id`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `contact_visibility` text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `swaps` ADD `call_off_kind` text;--> statement-breakpoint
ALTER TABLE `swaps` ADD `called_off_by_id` integer;--> statement-breakpoint
ALTER TABLE `swaps` ADD `call_off_about_id` integer;--> statement-breakpoint
CREATE INDEX `swaps_no_shows` ON `swaps` (`call_off_about_id`,`ended_at`) WHERE call_off_kind = 'no_show';--> statement-breakpoint
-- Who has swapped with whom so far. Of swaps of the same two within 30 days of the first, all count as the first.
INSERT INTO `completed_pairs` (`account_id`, `other_id`, `swap_id`, `completed_at`, `counts_as_id`)
WITH RECURSIVE pairs AS MATERIALIZED (
	SELECT DISTINCT from_id AS account_id, to_id AS other_id, swap_id FROM swap_legs
	WHERE swap_state = 'completed' AND until_revision IS NULL
	UNION
	SELECT DISTINCT to_id, from_id, swap_id FROM swap_legs
	WHERE swap_state = 'completed' AND until_revision IS NULL
),
numbered AS MATERIALIZED (
	SELECT account_id, other_id, swap_id, coalesce(ended_at, swaps.updated_at) AS completed_at,
		row_number() OVER (PARTITION BY account_id, other_id ORDER BY coalesce(ended_at, swaps.updated_at), swap_id) AS nth
	FROM pairs JOIN swaps ON swaps.id = swap_id
),
walked AS (
	SELECT account_id, other_id, swap_id, completed_at, nth, swap_id AS counts_as_id, completed_at AS first_at
	FROM numbered WHERE nth = 1
	UNION ALL
	SELECT next.account_id, next.other_id, next.swap_id, next.completed_at, next.nth,
		iif(next.completed_at < first_at + 2592000000, counts_as_id, next.swap_id),
		iif(next.completed_at < first_at + 2592000000, first_at, next.completed_at)
	FROM walked JOIN numbered AS next ON next.account_id = walked.account_id AND next.other_id = walked.other_id
		AND next.nth = walked.nth + 1
)
SELECT account_id, other_id, swap_id, completed_at, counts_as_id FROM walked;
