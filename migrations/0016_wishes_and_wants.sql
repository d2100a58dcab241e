CREATE TABLE `want_days` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`count` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `want_items` (
	`account_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`for_item_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `item_id`, `for_item_id`),
	FOREIGN KEY (`for_item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `wants`(`account_id`,`item_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `want_items_for` ON `want_items` (`for_item_id`);--> statement-breakpoint
CREATE TABLE `wants` (
	`account_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`answer` text NOT NULL,
	`for_any` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`held_at` integer NOT NULL,
	`asked_at` integer,
	PRIMARY KEY(`account_id`, `item_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wants_answer" CHECK("wants"."answer" IN ('yes', 'no'))
);
--> statement-breakpoint
CREATE INDEX `wants_newest` ON `wants` (`account_id`,`answer`,`held_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `wants_item` ON `wants` (`item_id`,`answer`);--> statement-breakpoint
CREATE INDEX `wants_held` ON `wants` (`held_at`) WHERE answer = 'yes' AND asked_at IS NULL;--> statement-breakpoint
CREATE TABLE `wish_checks` (
	`item_id` integer PRIMARY KEY NOT NULL,
	`is_new` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `wish_items` (
	`wish_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	PRIMARY KEY(`wish_id`, `item_id`),
	FOREIGN KEY (`wish_id`) REFERENCES `wishes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wish_items_item` ON `wish_items` (`item_id`);--> statement-breakpoint
CREATE TABLE `wish_matches` (
	`wish_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	PRIMARY KEY(`wish_id`, `item_id`),
	FOREIGN KEY (`wish_id`) REFERENCES `wishes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wish_matches_item` ON `wish_matches` (`item_id`);--> statement-breakpoint
CREATE TABLE `wish_tellings` (
	`account_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`told_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wish_tellings_account` ON `wish_tellings` (`account_id`,`told_at`);--> statement-breakpoint
CREATE INDEX `wish_tellings_owner` ON `wish_tellings` (`owner_id`);--> statement-breakpoint
CREATE INDEX `wish_tellings_told` ON `wish_tellings` (`told_at`);--> statement-breakpoint
CREATE TABLE `wish_words` (
	`word` text NOT NULL,
	`wish_id` integer NOT NULL,
	PRIMARY KEY(`word`, `wish_id`),
	FOREIGN KEY (`wish_id`) REFERENCES `wishes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wish_words_wish` ON `wish_words` (`wish_id`);--> statement-breakpoint
CREATE TABLE `wishes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`key` text DEFAULT '' NOT NULL,
	`category_id` integer,
	`for_any` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wishes_says_something" CHECK("wishes"."text" <> '' OR "wishes"."category_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX `wishes_account` ON `wishes` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `wishes_category` ON `wishes` (`category_id`);
--> statement-breakpoint
-- A wish or a want for some things only goes with the last of them. Before the item, while its rows are there to be found.
CREATE TRIGGER wishes_lose_item BEFORE DELETE ON items BEGIN
  DELETE FROM wishes WHERE for_any = 0 AND id IN (SELECT wish_id FROM wish_items WHERE item_id = old.id)
    AND NOT EXISTS (SELECT 1 FROM wish_items WHERE wish_id = wishes.id AND item_id <> old.id);
END;
--> statement-breakpoint
CREATE TRIGGER wants_lose_item BEFORE DELETE ON items BEGIN
  DELETE FROM wants WHERE answer = 'yes' AND for_any = 0
    AND (account_id, item_id) IN (SELECT account_id, item_id FROM want_items WHERE for_item_id = old.id)
    AND NOT EXISTS (SELECT 1 FROM want_items WHERE want_items.account_id = wants.account_id
      AND want_items.item_id = wants.item_id AND for_item_id <> old.id);
END;
--> statement-breakpoint
-- Words are still wished for when their category goes; a category alone is not.
CREATE TRIGGER wishes_lose_category BEFORE DELETE ON categories BEGIN
  UPDATE wishes SET category_id = NULL WHERE category_id = old.id AND text <> '';
END;
--> statement-breakpoint
-- Whatever is written is compared with the wishes, which no service can forget to ask for.
CREATE TRIGGER wishes_check_insert AFTER INSERT ON items WHEN EXISTS (SELECT 1 FROM wishes) BEGIN
  INSERT INTO wish_checks (item_id, is_new) VALUES (new.id, 1);
END;
--> statement-breakpoint
CREATE TRIGGER wishes_check_update AFTER UPDATE OF name, description_text, category_id ON items
WHEN EXISTS (SELECT 1 FROM wishes) BEGIN
  INSERT INTO wish_checks (item_id, is_new) VALUES (new.id, 0) ON CONFLICT DO NOTHING;
END;
