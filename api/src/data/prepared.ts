import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from './store.ts';

/** The values of a statement, before it gets them. */
export type Given<Values> = { readonly [Name in keyof Values]: Placeholder<Name & string, Values[Name]> };

interface Query<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * A statement that is built once for each database: building one takes longer than reading its rows. PostgreSQL keeps it
 * by its name, so each name has one text.
 */
export const prepared = <Source extends { readonly db: Database }, Values extends object, Rows>(
  name: string,
  build: (source: Source, given: Given<Values>) => Query<Rows>,
): ((source: Source, values: Values) => Promise<Rows>) => {
  const statements = new WeakMap<Database, ReturnType<Query<Rows>['prepare']>>();
  const placeholders = new Proxy({} as Given<Values>, { get: (_, key) => sql.placeholder(String(key)) });
  return (source, values) => {
    const statement = statements.get(source.db) ?? build(source, placeholders).prepare(name);
    statements.set(source.db, statement);
    // Drizzle converts values of columns, but not those of placeholders.
    const given = Object.entries(values).map(([key, value]) => [
      key,
      value instanceof Date ? value.toISOString() : value,
    ]);
    return statement.execute(Object.fromEntries(given));
  };
};
