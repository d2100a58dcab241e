CREATE TABLE `swap_day_guests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`day_id`) REFERENCES `swap_days`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `swap_day_guests_day` ON `swap_day_guests` (`day_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_guests_account` ON `swap_day_guests` (`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_guests_code` ON `swap_day_guests` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_guests_client` ON `swap_day_guests` (`day_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `swap_day_moves` (
	`day_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`from_id` integer NOT NULL,
	`to_id` integer NOT NULL,
	`position` integer NOT NULL,
	`loop` integer NOT NULL,
	`is_gift` integer DEFAULT false NOT NULL,
	`name` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`ticked_at` integer,
	`agreed_at` integer,
	PRIMARY KEY(`day_id`, `item_id`),
	FOREIGN KEY (`day_id`) REFERENCES `swap_days`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`from_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "swap_day_moves_state" CHECK("swap_day_moves"."state" IN ('waiting', 'picked_up', 'returned'))
);
--> statement-breakpoint
CREATE INDEX `swap_day_moves_from` ON `swap_day_moves` (`from_id`);--> statement-breakpoint
CREATE INDEX `swap_day_moves_to` ON `swap_day_moves` (`to_id`);--> statement-breakpoint
CREATE TABLE `swap_day_people` (
	`day_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`code` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`day_id`, `account_id`),
	FOREIGN KEY (`day_id`) REFERENCES `swap_days`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_people_code` ON `swap_day_people` (`code`);--> statement-breakpoint
CREATE INDEX `swap_day_people_account` ON `swap_day_people` (`account_id`);--> statement-breakpoint
CREATE TABLE `swap_day_things` (
	`day_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`number` integer,
	`state` text DEFAULT 'announced' NOT NULL,
	`hold` text,
	`leftover_as_gift` integer DEFAULT false NOT NULL,
	`checked_at` integer,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`day_id`, `item_id`),
	FOREIGN KEY (`day_id`) REFERENCES `swap_days`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "swap_day_things_state" CHECK("swap_day_things"."state" IN ('announced', 'checked_in', 'picked_up', 'returned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_things_number` ON `swap_day_things` (`day_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_things_held` ON `swap_day_things` (`item_id`) WHERE hold IS NOT NULL;--> statement-breakpoint
CREATE INDEX `swap_day_things_item` ON `swap_day_things` (`item_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `swap_day_things_client` ON `swap_day_things` (`day_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `swap_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`place` text NOT NULL,
	`starts_at` integer NOT NULL,
	`check_in_until` integer NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`most` integer NOT NULL,
	`state` text DEFAULT 'announced' NOT NULL,
	`last_number` integer DEFAULT 0 NOT NULL,
	`result` text,
	`finished_at` integer,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	CONSTRAINT "swap_days_state_known" CHECK("swap_days"."state" IN ('announced', 'check_in', 'matched', 'pick_up', 'finished', 'cancelled'))
);
--> statement-breakpoint
CREATE INDEX `swap_days_state` ON `swap_days` (`state`,`starts_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `swap_days_client` ON `swap_days` (`client_id`);