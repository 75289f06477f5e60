import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --name <what-changes>` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/data/schema.ts',
  out: './src/data/migrations',
});
