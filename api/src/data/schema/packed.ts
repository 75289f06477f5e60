import { customType } from 'drizzle-orm/pg-core';

/** A column with compressed bytes. */
export const packed = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
