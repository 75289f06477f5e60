import { type Browser, browserArgs, findInstalledBrowser } from '@hotdrop/tools/browser';

/** Finds the first available Chromium. Downloads one only from the npm registry. */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const found = findInstalledBrowser(env) ?? (await packaged(env));
  if (found) return found;
  throw new Error(
    'No Chromium was found for the journeys.\nInstall one (apt-get install chromium, or Chrome), or say where it is: BROWSER_PATH=/path/to/chromium npm test',
  );
}

/** A Chromium from the npm registry, with the libraries that a minimal machine lacks. */
async function packaged(env: NodeJS.ProcessEnv): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package reads this while it loads, and unpacks the libraries only in such an environment.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: lambda } = await import('@sparticuz/chromium');
  return {
    executablePath: await lambda.executablePath(),
    args: [...browserArgs(env), '--no-zygote'],
    source: '@sparticuz/chromium',
  };
}
