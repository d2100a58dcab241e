CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone_number` text NOT NULL,
	`address` text NOT NULL,
	`avatar_image_id` integer,
	`password_hash` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`email_proved_at` integer,
	`suspended_at` integer,
	`terms_accepted_at` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`avatar_image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "accounts_email_normal" CHECK("accounts"."email" = lower(trim("accounts"."email")))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE INDEX `accounts_avatar` ON `accounts` (`avatar_image_id`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`blocker_id` integer NOT NULL,
	`blocked_id` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "blocks_not_oneself" CHECK("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `reset_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`link_hash` text NOT NULL,
	`link_expires_at` integer NOT NULL,
	`token_hash` text,
	`token_expires_at` integer,
	`used_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reset_codes_link_hash_unique` ON `reset_codes` (`link_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `reset_codes_token_hash_unique` ON `reset_codes` (`token_hash`);--> statement-breakpoint
CREATE INDEX `reset_codes_account` ON `reset_codes` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `reset_failures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reset_failures_account` ON `reset_failures` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reset_failures_day` ON `reset_failures` (`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`client_id` text,
	`handled_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_client_id_unique` ON `contact_messages` (`client_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`handled_at`,`id`);--> statement-breakpoint
CREATE TABLE `content` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pages` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `exchange_request_images` (
	`request_id` integer NOT NULL,
	`position` integer NOT NULL,
	`image_id` integer NOT NULL,
	PRIMARY KEY(`request_id`, `position`),
	FOREIGN KEY (`request_id`) REFERENCES `exchange_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exchange_request_images_image` ON `exchange_request_images` (`image_id`);--> statement-breakpoint
CREATE TABLE `exchange_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`requester_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`requested_item_id` integer,
	`requested_item_name` text NOT NULL,
	`offered_item_id` integer,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`condition` text NOT NULL,
	`category_id` integer NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`outcome` text,
	`reason` text DEFAULT '' NOT NULL,
	`accepted_at` integer,
	`requester_completed_at` integer,
	`owner_completed_at` integer,
	`reminded_at` integer,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`requester_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`requested_item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`offered_item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exchange_requests_condition" CHECK("exchange_requests"."condition" IN ('New', 'LikeNew', 'Old')),
	CONSTRAINT "exchange_requests_not_oneself" CHECK("exchange_requests"."requester_id" <> "exchange_requests"."owner_id"),
	CONSTRAINT "exchange_requests_state" CHECK(CASE "exchange_requests"."status"
        WHEN 'pending' THEN "exchange_requests"."outcome" IS NULL
        WHEN 'accepted' THEN "exchange_requests"."outcome" IS NULL OR "exchange_requests"."outcome" = 'completed'
        WHEN 'rejected' THEN "exchange_requests"."outcome" IS NOT NULL
          AND "exchange_requests"."outcome" IN ('declined', 'withdrawn', 'called_off', 'expired', 'item_gone')
        ELSE 0 END)
);
--> statement-breakpoint
CREATE INDEX `exchange_requests_incoming` ON `exchange_requests` (`owner_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `exchange_requests_outgoing` ON `exchange_requests` (`requester_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `exchange_requests_item` ON `exchange_requests` (`requested_item_id`,`status`);--> statement-breakpoint
CREATE INDEX `exchange_requests_offered` ON `exchange_requests` (`offered_item_id`,`status`);--> statement-breakpoint
CREATE UNIQUE INDEX `exchange_requests_client` ON `exchange_requests` (`requester_id`,`client_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exchange_requests_one_pending` ON `exchange_requests` (`requester_id`,`requested_item_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX `exchange_requests_one_accepted` ON `exchange_requests` (`requested_item_id`) WHERE status = 'accepted' AND outcome IS NULL;--> statement-breakpoint
CREATE TABLE `favourites` (
	`account_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	PRIMARY KEY(`account_id`, `item_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favourites_newest` ON `favourites` (`account_id`,`created_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `favourites_item` ON `favourites` (`item_id`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	`placeholder` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_hash_unique` ON `images` (`hash`);--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`image_id` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`item_count` integer DEFAULT 0 NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name_unique` ON `categories` (`name`);--> statement-breakpoint
CREATE INDEX `categories_position` ON `categories` (`position`,`id`);--> statement-breakpoint
CREATE TABLE `item_images` (
	`item_id` integer NOT NULL,
	`position` integer NOT NULL,
	`image_id` integer NOT NULL,
	PRIMARY KEY(`item_id`, `position`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `item_images_image` ON `item_images` (`image_id`);--> statement-breakpoint
CREATE TABLE `items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`description` text NOT NULL,
	`description_text` text NOT NULL,
	`condition` text NOT NULL,
	`status` text DEFAULT 'available' NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`trade_preferences` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`video_links` text DEFAULT '[]' NOT NULL,
	`pinned_at` integer,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "items_condition" CHECK("items"."condition" IN ('New', 'LikeNew', 'Old')),
	CONSTRAINT "items_status" CHECK("items"."status" IN ('available', 'reserved', 'traded', 'hidden'))
);
--> statement-breakpoint
CREATE INDEX `items_featured` ON `items` (`pinned_at`,`id`) WHERE status = 'available';--> statement-breakpoint
CREATE INDEX `items_category` ON `items` (`category_id`,`id`) WHERE status = 'available';--> statement-breakpoint
CREATE INDEX `items_category_name` ON `items` (`category_id`,`sort_name`,`id`) WHERE status = 'available';--> statement-breakpoint
CREATE INDEX `items_owner` ON `items` (`owner_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `items_client` ON `items` (`owner_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`template` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`sent_at` integer,
	`expires_at` integer,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE next_attempt_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_expiry` ON `outbox` (`expires_at`) WHERE expires_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `attachments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`mime_type` text NOT NULL,
	`size` integer NOT NULL,
	`file` text NOT NULL,
	`thumbnail_file` text,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attachments_message` ON `attachments` (`message_id`,`position`);--> statement-breakpoint
CREATE INDEX `attachments_file` ON `attachments` (`file`);--> statement-breakpoint
CREATE INDEX `attachments_thumbnail` ON `attachments` (`thumbnail_file`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`low_account_id` integer NOT NULL,
	`high_account_id` integer NOT NULL,
	`last_message_id` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`low_account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`high_account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "conversations_order" CHECK("conversations"."low_account_id" < "conversations"."high_account_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_pair` ON `conversations` (`low_account_id`,`high_account_id`);--> statement-breakpoint
CREATE INDEX `conversations_low` ON `conversations` (`low_account_id`,`last_message_id`);--> statement-breakpoint
CREATE INDEX `conversations_high` ON `conversations` (`high_account_id`,`last_message_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`conversation_id` integer NOT NULL,
	`sender_id` integer NOT NULL,
	`receiver_id` integer NOT NULL,
	`text` text NOT NULL,
	`client_id` text,
	`read_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`receiver_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "messages_not_to_oneself" CHECK("messages"."sender_id" <> "messages"."receiver_id")
);
--> statement-breakpoint
CREATE INDEX `messages_conversation` ON `messages` (`conversation_id`,`id`);--> statement-breakpoint
CREATE INDEX `messages_unread` ON `messages` (`receiver_id`,`conversation_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_client` ON `messages` (`sender_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`url` text NOT NULL,
	`read_at` integer,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`account_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE TABLE `plans` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`price` integer NOT NULL,
	`billing_interval` text NOT NULL,
	`description` text NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`features` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`updated_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	CONSTRAINT "plans_price" CHECK("plans"."price" >= 0),
	CONSTRAINT "plans_interval" CHECK("plans"."billing_interval" IN ('month', 'year'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_name_unique` ON `plans` (`name`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
