-- The same two indexes, a quarter as large: no question asks where in a text a word stands (`detail = none`). What
-- narrows is told from what people write by U+E000 alone, so that letter is taken out of their texts here.
-- Accents and vowel signs of every script belong to their word (`M*`), so that a word in Hindi or Thai stays one.
-- The name of a category is not written into each of its items: search looks for the category's word in `keys`
-- instead, and renaming one with a hundred thousand items changes a single row.
-- Short pages, because a search for two common words leaps from page to page and reads each whole.
DROP TRIGGER categories_search_rename;
--> statement-breakpoint
DROP TRIGGER items_search_insert;
--> statement-breakpoint
DROP TRIGGER items_search_update;
--> statement-breakpoint
DROP VIEW items_search;
--> statement-breakpoint
DROP TABLE items_fts;
--> statement-breakpoint
DROP TABLE items_name_fts;
--> statement-breakpoint
CREATE VIRTUAL TABLE items_fts USING fts5(
  name, description, trade_preferences, keys,
  content = '', contentless_delete = 1, detail = none,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'",
  prefix = '1 2 3 4 5 6 7 8 9 10 11 12'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE items_name_fts USING fts5(
  name, keys,
  content = '', contentless_delete = 1, detail = none,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
);
--> statement-breakpoint
INSERT INTO items_fts (items_fts, rank) VALUES ('pgsz', 256);
--> statement-breakpoint
INSERT INTO items_name_fts (items_name_fts, rank) VALUES ('pgsz', 256);
--> statement-breakpoint
CREATE VIEW items_search AS
SELECT id, replace(name, char(0xE000), ' ') AS name,
  replace(description_text, char(0xE000), ' ') AS description,
  replace(trade_preferences, char(0xE000), ' ') AS trade_preferences,
  char(0xE000) || 'c' || category_id || ' ' || char(0xE000) || condition AS keys
FROM items WHERE status = 'available';
--> statement-breakpoint
CREATE TRIGGER items_search_insert AFTER INSERT ON items WHEN new.status = 'available' BEGIN
  INSERT INTO items_fts (rowid, name, description, trade_preferences, keys)
  SELECT id, name, description, trade_preferences, keys FROM items_search WHERE id = new.id;
  INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_search_update
AFTER UPDATE OF name, description_text, trade_preferences, category_id, condition, status ON items BEGIN
  DELETE FROM items_fts WHERE rowid = old.id;
  DELETE FROM items_name_fts WHERE rowid = old.id;
  INSERT INTO items_fts (rowid, name, description, trade_preferences, keys)
  SELECT id, name, description, trade_preferences, keys FROM items_search WHERE id = new.id;
  INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search WHERE id = new.id;
END;
--> statement-breakpoint
INSERT INTO items_fts (rowid, name, description, trade_preferences, keys)
SELECT id, name, description, trade_preferences, keys FROM items_search ORDER BY id;
--> statement-breakpoint
INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search ORDER BY id;
