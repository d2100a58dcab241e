-- Words of names have an index of their own: "an exact word in the name comes first" would else walk every item
-- that holds the word anywhere, to find the few that have it in their name.
-- `keys` holds what narrows inside the index: the words `c<category id>` and the condition, each after U+E000, a
-- letter to the tokenizer that search never lets through. So no word that people type meets them, and the words of
-- a search need no column filter, which would read every match to turn it down.
-- Words of 9 letters and more ("furniture", "excellent") get their prefix indexes too; few words are so long.
DROP TRIGGER items_search_insert;
--> statement-breakpoint
DROP TRIGGER items_search_delete;
--> statement-breakpoint
DROP TRIGGER items_search_update;
--> statement-breakpoint
DROP TRIGGER categories_search_rename;
--> statement-breakpoint
DROP TABLE items_fts;
--> statement-breakpoint
CREATE VIRTUAL TABLE items_fts USING fts5(
  name, description, trade_preferences, category, keys,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '1 2 3 4 5 6 7 8 9 10 11 12'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE items_name_fts USING fts5(
  name, keys,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW items_search AS
SELECT items.id, items.category_id, items.name, description_text, trade_preferences, categories.name AS category,
  char(0xE000) || 'c' || categories.id || ' ' || char(0xE000) || condition AS keys
FROM items JOIN categories ON categories.id = items.category_id
WHERE items.status = 'available';
--> statement-breakpoint
CREATE TRIGGER items_search_insert AFTER INSERT ON items WHEN new.status = 'available' BEGIN
  INSERT INTO items_fts (rowid, name, description, trade_preferences, category, keys)
  SELECT id, name, description_text, trade_preferences, category, keys FROM items_search WHERE id = new.id;
  INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_search_delete AFTER DELETE ON items WHEN old.status = 'available' BEGIN
  DELETE FROM items_fts WHERE rowid = old.id;
  DELETE FROM items_name_fts WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_search_update
AFTER UPDATE OF name, description_text, trade_preferences, category_id, condition, status ON items BEGIN
  DELETE FROM items_fts WHERE rowid = old.id;
  DELETE FROM items_name_fts WHERE rowid = old.id;
  INSERT INTO items_fts (rowid, name, description, trade_preferences, category, keys)
  SELECT id, name, description_text, trade_preferences, category, keys FROM items_search WHERE id = new.id;
  INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER categories_search_rename AFTER UPDATE OF name ON categories WHEN old.name <> new.name BEGIN
  DELETE FROM items_fts WHERE rowid IN
    (SELECT id FROM items WHERE category_id = new.id AND status = 'available');
  INSERT INTO items_fts (rowid, name, description, trade_preferences, category, keys)
  SELECT id, name, description_text, trade_preferences, category, keys
  FROM items_search WHERE category_id = new.id;
END;
--> statement-breakpoint
INSERT INTO items_fts (rowid, name, description, trade_preferences, category, keys)
SELECT id, name, description_text, trade_preferences, category, keys FROM items_search ORDER BY id;
--> statement-breakpoint
INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search ORDER BY id;
