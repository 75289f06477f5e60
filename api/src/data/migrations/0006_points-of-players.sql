ALTER TABLE "players" ADD COLUMN "rank_point" integer;--> statement-breakpoint
UPDATE "players" SET "rank_point" = "main"."rank_point" FROM (
	SELECT DISTINCT ON ("account_id") "account_id", "rank_point" FROM "ranked_figures"
	ORDER BY "account_id", "season" DESC, "rounds_played" DESC
) "main" WHERE "players"."account_id" = "main"."account_id";--> statement-breakpoint
CREATE INDEX "players_points" ON "players" USING btree ("platform","rank_point" DESC NULLS LAST,lower("name"));