CREATE TABLE "hot_drops" (
	"map_name" text NOT NULL,
	"game_mode" text NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hot_drops_map_name_game_mode_kind_pk" PRIMARY KEY("map_name","game_mode","kind")
);
--> statement-breakpoint
CREATE TABLE "landing_cells" (
	"day" date NOT NULL,
	"map_name" text NOT NULL,
	"game_mode" text NOT NULL,
	"is_ranked" boolean NOT NULL,
	"cell" smallint NOT NULL,
	"landings" integer NOT NULL,
	"places" integer NOT NULL,
	"wins" integer NOT NULL,
	"kills" integer NOT NULL,
	"dead_early" integer NOT NULL,
	CONSTRAINT "landing_cells_day_map_name_game_mode_is_ranked_cell_pk" PRIMARY KEY("day","map_name","game_mode","is_ranked","cell")
);
--> statement-breakpoint
CREATE TABLE "landing_hours" (
	"hour" timestamp with time zone NOT NULL,
	"map_name" text NOT NULL,
	"town" text NOT NULL,
	"landings" integer NOT NULL,
	"places" integer NOT NULL,
	"wins" integer NOT NULL,
	"kills" integer NOT NULL,
	"dead_early" integer NOT NULL,
	CONSTRAINT "landing_hours_hour_map_name_town_pk" PRIMARY KEY("hour","map_name","town")
);
--> statement-breakpoint
CREATE TABLE "landing_towns" (
	"day" date NOT NULL,
	"map_name" text NOT NULL,
	"game_mode" text NOT NULL,
	"is_ranked" boolean NOT NULL,
	"town" text NOT NULL,
	"landings" integer NOT NULL,
	"places" integer NOT NULL,
	"wins" integer NOT NULL,
	"kills" integer NOT NULL,
	"dead_early" integer NOT NULL,
	"matches" integer NOT NULL,
	"teams" integer NOT NULL,
	"fights" integer NOT NULL,
	"fight_seconds" double precision NOT NULL,
	CONSTRAINT "landing_towns_day_map_name_game_mode_is_ranked_town_pk" PRIMARY KEY("day","map_name","game_mode","is_ranked","town")
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"match_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"map_name" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"town" text NOT NULL,
	"place" smallint NOT NULL,
	"kills" smallint NOT NULL,
	"is_dead_early" boolean NOT NULL,
	"won_at" integer[] NOT NULL,
	"lost_at" integer[] NOT NULL,
	CONSTRAINT "landings_match_id_account_id_created_at_pk" PRIMARY KEY("match_id","account_id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "map_grounds" (
	"map_name" text PRIMARY KEY NOT NULL,
	"matches" integer NOT NULL,
	"counts" "bytea" NOT NULL,
	"walked" text NOT NULL,
	"driven" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracks" (
	"match_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"map_name" text NOT NULL,
	"version" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_cut" boolean NOT NULL,
	"is_drawn" boolean NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "tracks_match_id_created_at_pk" PRIMARY KEY("match_id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE INDEX "landings_of_account" ON "landings" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tracks_to_draw" ON "tracks" USING btree ("created_at") WHERE not "tracks"."is_drawn";--> statement-breakpoint
ALTER TABLE "tracks" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "map_grounds" ALTER COLUMN "counts" SET STORAGE EXTERNAL;
