import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Variables that this machine or an outer npm sets, and that would leak into a test. */
const ours = /^(npm_|XDG_|PNPM_|NODE_OPTIONS|NODE_PATH|INIT_CWD|DATABASE_URL|DATA_DIR)/i;

/** Creates the environment of a person who has never used this repository: no settings, and no programs of packages. */
export function bareEnvironment(home: string): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name))),
    HOME: home,
    PATH: (process.env.PATH ?? '')
      .split(path.delimiter)
      .filter((one) => !one.includes('node_modules'))
      .join(path.delimiter),
    npm_config_registry: execFileSync('npm', ['config', 'get', 'registry']).toString().trim(),
  };
}
