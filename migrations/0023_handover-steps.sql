CREATE TABLE `handover_steps` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`swap_id` integer NOT NULL,
	`first_id` integer NOT NULL,
	`second_id` integer NOT NULL,
	`by_id` integer NOT NULL,
	`step` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`swap_id`,`first_id`,`second_id`) REFERENCES `handovers`(`swap_id`,`first_id`,`second_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "handover_steps_step" CHECK("handover_steps"."step" IN ('proposed', 'agreed'))
);
--> statement-breakpoint
CREATE INDEX `handover_steps_pair` ON `handover_steps` (`swap_id`,`first_id`,`second_id`);--> statement-breakpoint
-- What is known of the plans so far: when the newest was proposed, unless an older one stood before it, and when it was agreed.
INSERT INTO `handover_steps` (`swap_id`, `first_id`, `second_id`, `by_id`, `step`, `created_at`)
SELECT `swap_id`, `first_id`, `second_id`, `by_id`, 'proposed', iif(`revision` = 1, `created_at`, `updated_at`)
FROM `handovers` WHERE `revision` = 1 OR `agreed_at` IS NULL
UNION ALL
SELECT `swap_id`, `first_id`, `second_id`, iif(`by_id` = `first_id`, `second_id`, `first_id`), 'agreed', `agreed_at`
FROM `handovers` WHERE `agreed_at` IS NOT NULL;
