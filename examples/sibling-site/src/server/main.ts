import path from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';

/** Serves the sibling site with any areas. `AREA_STORE` is the folder to which areas are published. */
const port = Number(process.env.PORT ?? 3200);
const root = path.resolve(import.meta.dirname, '../../../..');
const areaStore = path.resolve(process.env.AREA_STORE ?? path.join(root, '.areas'));

serve({ fetch: createApp({ areaStore }).fetch, port, hostname: '127.0.0.1' }, (address) => {
  console.warn(
    `A React shell: http://127.0.0.1:${address.port}/arena\nA plain page: http://127.0.0.1:${address.port}/boards/ranks`,
  );
});
