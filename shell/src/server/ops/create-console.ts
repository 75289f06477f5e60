import path from 'node:path';
import type { Logger } from 'pino';
import { type ConsoleSourceOptions, createConsoleSource } from './console-source.ts';
import { createOperatorAccess } from './operator-access.ts';
import { createOpsApp } from './ops-app.ts';

interface ConsoleOptions extends ConsoleSourceOptions {
  readonly opsToken: string | undefined;
  /** The site's address for visitors, if it is known. */
  readonly publicOrigin: string | undefined;
  /** Folder of the server's own code. */
  readonly serverDir: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Connects the console to its sources and to the token of this server. */
export function createConsole({ opsToken, publicOrigin, serverDir, log, ...sources }: ConsoleOptions) {
  const source = createConsoleSource(sources);
  const app = createOpsApp({
    source,
    access: createOperatorAccess(opsToken),
    site: publicOrigin === undefined ? 'this machine' : new URL(publicOrigin).host,
    files: path.join(serverDir, '../ops'),
    log,
  });
  return { app, stop: source.stop };
}
