CREATE TABLE `gift_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` integer,
	`name` text NOT NULL,
	`account_id` integer NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`swap_id` integer,
	`is_drawn` integer DEFAULT false NOT NULL,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`swap_id`) REFERENCES `swaps`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "gift_requests_state" CHECK("gift_requests"."state" IN ('waiting', 'chosen', 'not_chosen', 'withdrawn', 'ended'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_requests_waiting` ON `gift_requests` (`item_id`,`account_id`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `gift_requests_item` ON `gift_requests` (`item_id`,`state`);--> statement-breakpoint
CREATE INDEX `gift_requests_account` ON `gift_requests` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `gift_requests_swap` ON `gift_requests` (`swap_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `gift_requests_client` ON `gift_requests` (`account_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `gift_rounds` (
	`item_id` integer PRIMARY KEY NOT NULL,
	`seed` blob NOT NULL,
	`next_seed` blob NOT NULL,
	`suggested_at` integer,
	`reminded_at` integer,
	`due_at` integer,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gift_rounds_due` ON `gift_rounds` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `uses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`wish_id` integer,
	`set_id` integer,
	`swap_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`is_found` integer DEFAULT false NOT NULL,
	`state` text DEFAULT 'running' NOT NULL,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`wish_id`) REFERENCES `wishes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`set_id`) REFERENCES `want_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`swap_id`) REFERENCES `swaps`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "uses_of_one" CHECK(("uses"."wish_id" IS NULL) <> ("uses"."set_id" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uses_wish` ON `uses` (`wish_id`,`swap_id`,`item_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `uses_set` ON `uses` (`set_id`,`swap_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `uses_swap` ON `uses` (`swap_id`,`item_id`);--> statement-breakpoint
CREATE TABLE `want_sets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`most` integer NOT NULL,
	`client_id` text,
	`created_at` integer DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)) NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "want_sets_most" CHECK("want_sets"."most" BETWEEN 1 AND 10)
);
--> statement-breakpoint
CREATE INDEX `want_sets_account` ON `want_sets` (`account_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `want_sets_client` ON `want_sets` (`account_id`,`client_id`);--> statement-breakpoint
ALTER TABLE `circles` ADD `shape` text DEFAULT 'circle' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `is_gift` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `starts_chain` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `items_gifts` ON `items` (`id`) WHERE status = 'available' AND is_gift;--> statement-breakpoint
ALTER TABLE `wants` ADD `set_id` integer REFERENCES want_sets(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `wants_set` ON `wants` (`set_id`) WHERE set_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `wishes` ADD `most` integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE `wishes` ADD `fulfilled_at` integer;
--> statement-breakpoint
-- A wish with only a category covers no item, so it has no limit.
UPDATE wishes SET most = NULL WHERE text = '';
--> statement-breakpoint
-- The limit holds for what the site proposes, whatever the code believes. Users may arrange more themselves.
CREATE TRIGGER uses_limit BEFORE INSERT ON uses WHEN new.is_found BEGIN
  SELECT RAISE(ABORT, 'a wish is used beyond its limit') FROM wishes WHERE id = new.wish_id AND most IS NOT NULL
    AND most <= (SELECT count(DISTINCT swap_id) FROM uses WHERE wish_id = new.wish_id AND state <> 'ended' AND swap_id <> new.swap_id);
  SELECT RAISE(ABORT, 'a set of wants is used beyond its limit') FROM want_sets WHERE id = new.set_id
    AND most <= (SELECT count(DISTINCT swap_id) FROM uses WHERE set_id = new.set_id AND state <> 'ended' AND swap_id <> new.swap_id);
END;
--> statement-breakpoint
CREATE TRIGGER uses_limit_revived BEFORE UPDATE OF state ON uses WHEN new.state = 'running' AND old.state <> 'running' BEGIN
  SELECT RAISE(ABORT, 'an ended use stays ended');
END;
--> statement-breakpoint
CREATE TRIGGER uses_end AFTER UPDATE OF state ON swaps WHEN new.state IN ('ended', 'completed') BEGIN
  UPDATE uses SET state = 'ended' WHERE swap_id = new.id AND state = 'running';
END;
--> statement-breakpoint
CREATE TRIGGER uses_settle AFTER UPDATE OF outcome ON swap_legs WHEN new.outcome IS NOT NULL AND new.until_revision IS NULL BEGIN
  UPDATE uses SET state = iif(new.outcome = 'traded', 'final', 'ended')
  WHERE swap_id = new.swap_id AND item_id = new.item_id AND state <> 'final';
END;
--> statement-breakpoint
CREATE TRIGGER want_sets_lose_traded AFTER UPDATE OF status ON items WHEN new.status = 'traded' AND old.status <> 'traded' BEGIN
  UPDATE wants SET set_id = NULL WHERE item_id = new.id AND set_id IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER want_sets_lose_refused AFTER UPDATE OF answer ON wants WHEN new.answer = 'no' AND new.set_id IS NOT NULL BEGIN
  UPDATE wants SET set_id = NULL WHERE account_id = new.account_id AND item_id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER want_sets_end_left AFTER UPDATE OF set_id ON wants WHEN old.set_id IS NOT NULL AND new.set_id IS NOT old.set_id BEGIN
  DELETE FROM want_sets WHERE id = old.set_id AND NOT EXISTS (SELECT 1 FROM wants WHERE set_id = old.set_id);
END;
--> statement-breakpoint
CREATE TRIGGER want_sets_end_deleted AFTER DELETE ON wants WHEN old.set_id IS NOT NULL BEGIN
  DELETE FROM want_sets WHERE id = old.set_id AND NOT EXISTS (SELECT 1 FROM wants WHERE set_id = old.set_id);
END;
--> statement-breakpoint
-- Gifts are found as items of a category are: by one more word in the column of keys.
DROP TRIGGER items_search_insert;
--> statement-breakpoint
DROP TRIGGER items_search_update;
--> statement-breakpoint
DROP VIEW items_search;
--> statement-breakpoint
CREATE VIEW items_search AS
SELECT id, replace(name, char(0xE000), ' ') AS name,
  replace(description_text, char(0xE000), ' ') AS description,
  replace(trade_preferences, char(0xE000), ' ') AS trade_preferences,
  char(0xE000) || 'c' || category_id || ' ' || char(0xE000) || condition
    || coalesce(' ' || char(0xE000) || 'n' || neighbourhood_id, '')
    || iif(is_gift, ' ' || char(0xE000) || 'gift', '') AS keys
FROM items WHERE status = 'available';
--> statement-breakpoint
CREATE TRIGGER items_search_insert AFTER INSERT ON items WHEN new.status = 'available' BEGIN
  INSERT INTO items_fts (rowid, name, description, trade_preferences, keys)
  SELECT id, name, description, trade_preferences, keys FROM items_search WHERE id = new.id;
  INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_search_update
AFTER UPDATE OF name, description_text, trade_preferences, category_id, condition, neighbourhood_id, status, is_gift ON items BEGIN
  DELETE FROM items_fts WHERE rowid = old.id;
  DELETE FROM items_name_fts WHERE rowid = old.id;
  INSERT INTO items_fts (rowid, name, description, trade_preferences, keys)
  SELECT id, name, description, trade_preferences, keys FROM items_search WHERE id = new.id;
  INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search WHERE id = new.id;
END;
