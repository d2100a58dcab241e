-- An item is found by its neighbourhood as it is by category and condition: by one more word in the column of keys.
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
    || coalesce(' ' || char(0xE000) || 'n' || neighbourhood_id, '') AS keys
FROM items WHERE status = 'available';
--> statement-breakpoint
CREATE TRIGGER items_search_insert AFTER INSERT ON items WHEN new.status = 'available' BEGIN
  INSERT INTO items_fts (rowid, name, description, trade_preferences, keys)
  SELECT id, name, description, trade_preferences, keys FROM items_search WHERE id = new.id;
  INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_search_update
AFTER UPDATE OF name, description_text, trade_preferences, category_id, condition, neighbourhood_id, status ON items BEGIN
  DELETE FROM items_fts WHERE rowid = old.id;
  DELETE FROM items_name_fts WHERE rowid = old.id;
  INSERT INTO items_fts (rowid, name, description, trade_preferences, keys)
  SELECT id, name, description, trade_preferences, keys FROM items_search WHERE id = new.id;
  INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search WHERE id = new.id;
END;
