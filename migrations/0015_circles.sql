CREATE TABLE `circle_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`swap_id` integer NOT NULL,
	`sender_id` integer NOT NULL,
	`text` text NOT NULL,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`swap_id`) REFERENCES `swaps`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `circle_messages_swap` ON `circle_messages` (`swap_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `circle_messages_client` ON `circle_messages` (`sender_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `circle_people` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`unanswered` integer DEFAULT 0 NOT NULL,
	`asked_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `circle_people_left_out` ON `circle_people` (`account_id`) WHERE unanswered >= 2;--> statement-breakpoint
CREATE TABLE `circles` (
	`swap_id` integer PRIMARY KEY NOT NULL,
	`loop` text NOT NULL,
	`why` text NOT NULL,
	FOREIGN KEY (`swap_id`) REFERENCES `swaps`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `circles_loop` ON `circles` (`loop`);--> statement-breakpoint
CREATE TABLE `pair_answers` (
	`given_id` integer NOT NULL,
	`got_id` integer NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`given_id`, `got_id`),
	FOREIGN KEY (`given_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`got_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pair_answers_answer" CHECK("pair_answers"."answer" IN ('yes', 'no'))
);
--> statement-breakpoint
CREATE INDEX `pair_answers_got` ON `pair_answers` (`got_id`,`answer`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `seen_at` integer;--> statement-breakpoint
ALTER TABLE `swap_parties` ADD `answered_at` integer;--> statement-breakpoint
-- Who has signed in was here then; it is not known of the others since they signed up.
UPDATE `accounts` SET `seen_at` = (SELECT max(`created_at`) FROM `sessions` WHERE `account_id` = `accounts`.`id`);
--> statement-breakpoint
-- What was declined one for one is not asked again of who declined it: the one who had not put the newest terms.
INSERT OR IGNORE INTO `pair_answers` (`given_id`, `got_id`, `answer`, `created_at`)
SELECT `given`.`item_id`, `got`.`item_id`, 'no', coalesce(`swaps`.`ended_at`, `swaps`.`updated_at`)
FROM `swaps` JOIN `swap_revisions` AS `newest` ON `newest`.`swap_id` = `swaps`.`id` AND `newest`.`revision` = `swaps`.`revision`
JOIN `swap_legs` AS `given` ON `given`.`swap_id` = `swaps`.`id` AND `given`.`until_revision` IS NULL AND `given`.`from_id` <> `newest`.`by_id`
JOIN `swap_legs` AS `got` ON `got`.`swap_id` = `swaps`.`id` AND `got`.`until_revision` IS NULL AND `got`.`from_id` = `newest`.`by_id`
WHERE `swaps`.`kind` = 'request' AND `swaps`.`outcome` = 'declined' AND `given`.`item_id` IS NOT NULL AND `got`.`item_id` IS NOT NULL
  AND (SELECT count(*) FROM `swap_legs` WHERE `swap_id` = `swaps`.`id` AND `until_revision` IS NULL) = 2;
