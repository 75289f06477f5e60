CREATE TABLE "board_places" (
	"board" text NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"season" text NOT NULL,
	"place" integer NOT NULL,
	"rank_point" integer NOT NULL,
	CONSTRAINT "board_places_board_mode_account_id_day_pk" PRIMARY KEY("board","mode","account_id","day")
);
--> statement-breakpoint
ALTER TABLE "board_rows" ADD COLUMN "previous_place" integer;--> statement-breakpoint
ALTER TABLE "board_rows" ADD COLUMN "previous_points" integer;--> statement-breakpoint
ALTER TABLE "board_rows" ADD COLUMN "first_place" integer;--> statement-breakpoint
ALTER TABLE "board_rows" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "board_places_of_day" ON "board_places" USING btree ("day","board","mode","place");--> statement-breakpoint
CREATE INDEX "board_rows_climbs" ON "board_rows" USING btree ("board","mode",("previous_place" - "place") desc) WHERE "board_rows"."previous_place" > "board_rows"."place";