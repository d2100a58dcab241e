CREATE TABLE `swap_leg_images` (
	`leg_id` integer NOT NULL,
	`position` integer NOT NULL,
	`image_id` integer NOT NULL,
	PRIMARY KEY(`leg_id`, `position`),
	FOREIGN KEY (`leg_id`) REFERENCES `swap_legs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `swap_leg_images_image` ON `swap_leg_images` (`image_id`);--> statement-breakpoint
CREATE TABLE `swap_legs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`swap_id` integer NOT NULL,
	`swap_kind` text NOT NULL,
	`swap_state` text NOT NULL,
	`item_id` integer,
	`from_id` integer NOT NULL,
	`to_id` integer NOT NULL,
	`position` integer NOT NULL,
	`since_revision` integer NOT NULL,
	`until_revision` integer,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`condition` text,
	`category_id` integer,
	`given_at` integer,
	`received_at` integer,
	`outcome` text,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`swap_id`,`swap_kind`,`swap_state`) REFERENCES `swaps`(`id`,`kind`,`state`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`swap_id`,`from_id`) REFERENCES `swap_parties`(`swap_id`,`account_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`swap_id`,`to_id`) REFERENCES `swap_parties`(`swap_id`,`account_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "swap_legs_condition" CHECK("swap_legs"."condition" IN ('New', 'LikeNew', 'Old')),
	CONSTRAINT "swap_legs_outcome" CHECK("swap_legs"."outcome" IN ('traded', 'returned')),
	CONSTRAINT "swap_legs_not_to_oneself" CHECK("swap_legs"."from_id" <> "swap_legs"."to_id")
);
--> statement-breakpoint
CREATE INDEX `swap_legs_swap` ON `swap_legs` (`swap_id`);--> statement-breakpoint
CREATE INDEX `swap_legs_item` ON `swap_legs` (`item_id`,`swap_state`);--> statement-breakpoint
CREATE UNIQUE INDEX `swap_legs_open_circle` ON `swap_legs` (`item_id`) WHERE until_revision IS NULL AND swap_kind = 'circle' AND swap_state = 'proposed';--> statement-breakpoint
CREATE TABLE `swap_parties` (
	`swap_id` integer NOT NULL,
	`swap_kind` text NOT NULL,
	`swap_state` text NOT NULL,
	`account_id` integer NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`swap_id`, `account_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`swap_id`,`swap_kind`,`swap_state`) REFERENCES `swaps`(`id`,`kind`,`state`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `swap_parties_place` ON `swap_parties` (`swap_id`,`place`);--> statement-breakpoint
CREATE INDEX `swap_parties_account` ON `swap_parties` (`account_id`,`swap_kind`,`swap_state`,`place`,`swap_id`);--> statement-breakpoint
CREATE TABLE `swap_revisions` (
	`swap_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`by_id` integer,
	`is_edit` integer DEFAULT false NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`pick` integer,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`swap_id`, `revision`),
	FOREIGN KEY (`swap_id`,`by_id`) REFERENCES `swap_parties`(`swap_id`,`account_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `swap_revisions_client` ON `swap_revisions` (`by_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `swaps` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'proposed' NOT NULL,
	`outcome` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`waiting_since` integer NOT NULL,
	`reminders` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`agreed_at` integer,
	`ended_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	CONSTRAINT "swaps_kind" CHECK("swaps"."kind" IN ('request', 'circle')),
	CONSTRAINT "swaps_state" CHECK("swaps"."state" IN ('proposed', 'agreed', 'completed', 'ended')),
	CONSTRAINT "swaps_outcome" CHECK(CASE "swaps"."state" WHEN 'ended' THEN "swaps"."outcome" IS NOT NULL
        AND "swaps"."outcome" IN ('declined', 'withdrawn', 'called_off', 'expired', 'item_gone')
        ELSE "swaps"."outcome" IS NULL END)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `swaps_state` ON `swaps` (`id`,`kind`,`state`);--> statement-breakpoint
CREATE INDEX `swaps_due` ON `swaps` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
-- Every exchange request becomes a swap of two under its id. What has waited longer than a deadline of swaps gets
-- the whole of it from now on: 3 days to the first reminder of an answer, 7 to that of a handover, 14 to the end of a
-- swap that one side alone has confirmed.
INSERT INTO `swaps` (`id`, `kind`, `state`, `outcome`, `reason`, `waiting_since`, `reminders`, `agreed_at`, `ended_at`, `created_at`, `updated_at`)
SELECT `id`, 'request',
  CASE WHEN `status` = 'pending' THEN 'proposed' WHEN `status` = 'rejected' THEN 'ended'
    WHEN `outcome` = 'completed' THEN 'completed' ELSE 'agreed' END,
  CASE WHEN `status` = 'rejected' THEN `outcome` END,
  `reason`,
  CASE WHEN `status` = 'accepted' AND `outcome` IS NULL
    THEN coalesce(`requester_completed_at`, `owner_completed_at`, `accepted_at`, `updated_at`) ELSE `updated_at` END,
  `reminded_at` IS NOT NULL,
  `accepted_at`,
  CASE WHEN `outcome` = 'completed' THEN max(coalesce(`requester_completed_at`, `updated_at`), coalesce(`owner_completed_at`, `updated_at`))
    WHEN `outcome` IS NOT NULL THEN `updated_at` END,
  `created_at`, `updated_at`
FROM `exchange_requests`;
--> statement-breakpoint
DELETE FROM `sqlite_sequence` WHERE `name` = 'swaps';
--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT 'swaps', `seq` FROM `sqlite_sequence` WHERE `name` = 'exchange_requests';
--> statement-breakpoint
INSERT INTO `swap_parties` (`swap_id`, `swap_kind`, `swap_state`, `account_id`, `place`)
SELECT `id`, 'request', `state`, (SELECT `requester_id` FROM `exchange_requests` AS `old` WHERE `old`.`id` = `swaps`.`id`), 0 FROM `swaps`
UNION ALL
SELECT `id`, 'request', `state`, (SELECT `owner_id` FROM `exchange_requests` AS `old` WHERE `old`.`id` = `swaps`.`id`), 1 FROM `swaps`;
--> statement-breakpoint
INSERT INTO `swap_revisions` (`swap_id`, `revision`, `by_id`, `message`, `client_id`, `created_at`)
SELECT `id`, 1, `requester_id`, `message`, `client_id`, `created_at` FROM `exchange_requests`;
--> statement-breakpoint
INSERT INTO `swap_legs` (`swap_id`, `swap_kind`, `swap_state`, `item_id`, `from_id`, `to_id`, `position`, `since_revision`, `name`, `description`, `condition`, `category_id`, `given_at`, `received_at`, `outcome`)
SELECT `old`.`id`, 'request', `swaps`.`state`, `items`.`id`, `old`.`owner_id`, `old`.`requester_id`, 0, 1, `old`.`requested_item_name`, '', `items`.`condition`, `items`.`category_id`,
  `old`.`owner_completed_at`, `old`.`requester_completed_at`, CASE WHEN `swaps`.`state` = 'completed' THEN 'traded' END
FROM `exchange_requests` AS `old` JOIN `swaps` ON `swaps`.`id` = `old`.`id` LEFT JOIN `items` ON `items`.`id` = `old`.`requested_item_id`
UNION ALL
SELECT `old`.`id`, 'request', `swaps`.`state`, `old`.`offered_item_id`, `old`.`requester_id`, `old`.`owner_id`, 0, 1, `old`.`name`, `old`.`description`, `old`.`condition`, `old`.`category_id`,
  `old`.`requester_completed_at`, `old`.`owner_completed_at`, CASE WHEN `swaps`.`state` = 'completed' THEN 'traded' END
FROM `exchange_requests` AS `old` JOIN `swaps` ON `swaps`.`id` = `old`.`id`;
--> statement-breakpoint
INSERT INTO `swap_leg_images` (`leg_id`, `position`, `image_id`)
SELECT `swap_legs`.`id`, `old`.`position`, `old`.`image_id` FROM `exchange_request_images` AS `old`
JOIN `exchange_requests` ON `exchange_requests`.`id` = `old`.`request_id`
JOIN `swap_legs` ON `swap_legs`.`swap_id` = `old`.`request_id` AND `swap_legs`.`from_id` = `exchange_requests`.`requester_id`;
--> statement-breakpoint
INSERT INTO `swap_leg_images` (`leg_id`, `position`, `image_id`)
SELECT `swap_legs`.`id`, 0, (SELECT `image_id` FROM `item_images` WHERE `item_id` = `swap_legs`.`item_id` ORDER BY `position` LIMIT 1)
FROM `swap_legs` JOIN `exchange_requests` AS `old` ON `old`.`id` = `swap_legs`.`swap_id` AND `old`.`owner_id` = `swap_legs`.`from_id`
WHERE EXISTS (SELECT 1 FROM `item_images` WHERE `item_id` = `swap_legs`.`item_id`);
--> statement-breakpoint
UPDATE `swaps` SET `waiting_since` = CAST(unixepoch('subsec') * 1000 AS INTEGER), `reminders` = 0
WHERE `state` IN ('proposed', 'agreed') AND `waiting_since` <= CAST(unixepoch('subsec') * 1000 AS INTEGER) - CASE
  WHEN `state` = 'proposed' THEN 259200000
  WHEN EXISTS (SELECT 1 FROM `swap_legs` WHERE `swap_id` = `swaps`.`id` AND `given_at` IS NOT NULL) THEN 1209600000
  ELSE 604800000 END;
--> statement-breakpoint
UPDATE `swaps` SET `due_at` = `waiting_since` + CASE
  WHEN `reminders` > 0 THEN 1209600000
  WHEN `state` = 'agreed' AND NOT EXISTS (SELECT 1 FROM `swap_legs` WHERE `swap_id` = `swaps`.`id` AND `given_at` IS NOT NULL) THEN 604800000
  ELSE 259200000 END
WHERE `state` IN ('proposed', 'agreed');
--> statement-breakpoint
-- No version let an item be promised twice; should one stand so after all, the older swap has it.
UPDATE `swap_legs` SET `outcome` = 'returned' WHERE `swap_state` IN ('agreed', 'completed') AND EXISTS
  (SELECT 1 FROM `swap_legs` AS `older` WHERE `older`.`item_id` = `swap_legs`.`item_id` AND `older`.`swap_id` < `swap_legs`.`swap_id` AND `older`.`swap_state` IN ('agreed', 'completed'));
--> statement-breakpoint
CREATE UNIQUE INDEX `swap_legs_held` ON `swap_legs` (`item_id`) WHERE until_revision IS NULL AND (outcome = 'traded' OR (outcome IS NULL AND swap_state = 'agreed'));--> statement-breakpoint
DROP TABLE `exchange_request_images`;--> statement-breakpoint
DROP TABLE `exchange_requests`;
