CREATE TABLE `deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`channel` text NOT NULL,
	`subscription_id` integer,
	`kind` text NOT NULL,
	`details` text NOT NULL,
	`url` text NOT NULL,
	`notification_id` integer,
	`topic` text NOT NULL,
	`batch` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`stale_at` integer,
	`ended_at` integer,
	`outcome` text,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`next_attempt_at`) WHERE next_attempt_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_account` ON `deliveries` (`account_id`,`topic`);--> statement-breakpoint
CREATE INDEX `deliveries_waiting` ON `deliveries` (`account_id`,`id`) WHERE next_attempt_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_age` ON `deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_notification` ON `deliveries` (`notification_id`);--> statement-breakpoint
CREATE INDEX `deliveries_subscription` ON `deliveries` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`offers` text NOT NULL,
	`messages` text NOT NULL,
	`handover` text NOT NULL,
	`matches` text NOT NULL,
	`news` text NOT NULL,
	`quiet_from` text,
	`quiet_to` text,
	`time_zone` text NOT NULL,
	`admin` text DEFAULT 'now' NOT NULL,
	`news_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`session_hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_hash`) REFERENCES `sessions`(`id_hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_account` ON `push_subscriptions` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_hash`);--> statement-breakpoint
CREATE TABLE `unsubscribe_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`setting` text NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unsubscribe_tokens_account` ON `unsubscribe_tokens` (`account_id`);--> statement-breakpoint
CREATE INDEX `unsubscribe_tokens_age` ON `unsubscribe_tokens` (`created_at`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `details` text DEFAULT '{}' NOT NULL;