CREATE TABLE "point_readings" (
	"account_id" text NOT NULL,
	"season" text NOT NULL,
	"mode" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"rank_point" integer NOT NULL,
	CONSTRAINT "point_readings_account_id_season_mode_at_pk" PRIMARY KEY("account_id","season","mode","at")
);
--> statement-breakpoint
CREATE INDEX "point_readings_at" ON "point_readings" USING brin ("at");