import { format } from 'node:util';
import { createRedaction } from '@hotdrop/shared-domain/secrets';
import { type Level, type Logger, pino } from 'pino';
import { secretNames } from '../secrets.ts';

/** Creates the log of the server. Each line is JSON, and shows no secret of the environment. */
export const createLog = (level: Level | 'silent' = 'info'): Logger =>
  pino({
    level,
    base: { service: 'shell' },
    hooks: { streamWrite: createRedaction(process.env, secretNames) },
  });

/**
 * Also logs warnings of Node, messages of libraries on the console, and the error that ends the process. A promise that
 * an area rejects and forgets is an error in the log: one request for such a page must not end the site for all.
 */
export function logEverything(log: Logger): void {
  console.log = console.info = (...parts) => log.info(format(...parts));
  console.warn = (...parts) => log.warn(format(...parts));
  console.error = (...parts) => log.error(format(...parts));
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message));
  process.on('unhandledRejection', (reason) => {
    const err = reason instanceof Error ? reason : new Error(format(reason));
    log.error({ err }, 'A promise was rejected, and no code handles it');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The shell server ends because of an unexpected error');
    process.exit(1);
  });
}
