import { isMainThread } from 'node:worker_threads';

/** `main.cjs` serves the site; `main.cjs --try FOLDER` checks a built area with this shell and exits. In a worker, it is the watchdog. */
const [, , command, folder] = process.argv;

const getMessage = (error: unknown, ...expected: string[]) =>
  error instanceof Error && expected.includes(error.name) ? error.message : undefined;

if (!isMainThread) {
  import(/* webpackChunkName: "watchdog" */ './fence/watchdog.ts').then(({ runWatchdog }) => runWatchdog());
} else if (command === '--try') {
  import(/* webpackChunkName: "try" */ './try-build.ts')
    .then(({ tryBuild }) => tryBuild(folder ?? ''))
    .catch((error: unknown) => {
      // The area command shows this text to a developer.
      console.error(getMessage(error, 'ConfigError', 'CandidateError') ?? error);
      process.exit(1);
    });
} else {
  import(/* webpackChunkName: "serve" */ './serve.ts')
    .then(({ serveSite }) => serveSite())
    .catch(async (error: unknown) => {
      // Loaded here, because a stored shell tries areas on machines without the logger.
      const { createLog } = await import(/* webpackChunkName: "serve" */ './monitoring/create-log.ts');
      const message = getMessage(error, 'ConfigError');
      if (message) createLog().fatal(message);
      else createLog().fatal({ err: error }, 'The shell server could not start');
      process.exit(1);
    });
}
