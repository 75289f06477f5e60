import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMediaType } from '@hotdrop/shared-host/store';
import { type DevServer, startDevServer } from './dev-server.ts';
import type { SharedStore } from './shared-store.ts';

interface StandaloneSettings {
  readonly area: string;
  /** The folder of its browser build. */
  readonly webDir: string;
  readonly port: number;
  /** Builds that pages of a running site may read. */
  readonly shared?: SharedStore | undefined;
}

/** Serves an area without a shell and an API: its `src/dev.tsx` renders it with fake answers. */
export const startStandaloneServer = ({
  area,
  webDir,
  port,
  shared,
}: StandaloneSettings): Promise<DevServer> =>
  startDevServer({
    port,
    shared,
    answer: async (_, response, pathname) => {
      const isFile = path.extname(pathname) !== '';
      const file =
        isFile && (await readFile(path.join(webDir, path.basename(pathname))).catch(() => undefined));
      if (file) response.writeHead(200, { 'content-type': getMediaType(pathname) }).end(file);
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(area));
    },
  });

const pageOf = (area: string) => `<!doctype html>
<html lang="en" data-theme="dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${area}</title>
<link rel="stylesheet" href="/dev.css"></head>
<body><script src="/dev.js"></script></body>
</html>`;
