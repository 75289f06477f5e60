import { format } from 'node:util';
import { createRedaction } from '@hotdrop/shared-domain/secrets';
import pino, { type Logger } from 'pino';
import { secretNames } from '../secrets.ts';

const maxLength = 2_000;

/** Limits a text from a failed statement: the database's errors list all parameters. */
export const shorten = (text: string): string => {
  const [statement = ''] = text.split(/\nparams: /);
  return statement.length > maxLength ? `${statement.slice(0, maxLength)}…` : statement;
};

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly cause?: LoggedError | string;
}

/** A stack begins with the message, which may contain parameters. */
const readFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const serializeError = (error: unknown, depth = 0): LoggedError | string => {
  if (!(error instanceof Error)) return shorten(String(error));
  return {
    type: error.name,
    message: shorten(error.message),
    stack: shorten(readFrames(error)),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && depth < 3 && { cause: serializeError(error.cause, depth + 1) }),
  };
};

/** Creates the host's log. Lines have no secrets, no parameters of statements, and a limited length. */
export const createLog = (level: string, stream?: pino.DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service: 'api' },
      hooks: { streamWrite: createRedaction(process.env, secretNames) },
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: (error: unknown) => serializeError(error) },
    },
    ...(stream ? [stream] : []),
  );

/** Also logs warnings of Node and messages of libraries on the console, which would be plain text. */
export const logEverything = (log: Logger): void => {
  console.log = console.info = (...parts) => log.info(format(...parts));
  console.warn = (...parts) => log.warn(format(...parts));
  console.error = (...parts) => log.error(format(...parts));
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message));
};
