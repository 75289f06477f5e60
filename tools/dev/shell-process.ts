import path from 'node:path';
import { type Service, startService, waitUntilHealthy } from '../process/index.ts';

interface ShellOptions {
  readonly root: string;
  readonly port: number;
  readonly apiUrl: string;
  readonly areaStore: string;
  readonly workDir: string;
}

/** The shell server of a development run: started anew whenever its own build changes. */
export function createShellProcess({ root, port, apiUrl, areaStore, workDir }: ShellOptions) {
  let running: Service | undefined;
  const url = `http://127.0.0.1:${port}`;

  async function restart(): Promise<void> {
    await running?.stop();
    running = startService({
      name: 'The shell server',
      args: ['--enable-source-maps', path.join(root, 'shell/dist/node/main.cjs')],
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        API_HOST: apiUrl,
        AREA_STORE: areaStore,
        AREA_CACHE: path.join(workDir, 'areas'),
      },
      logFile: path.join(workDir, 'log', 'shell.log'),
    });
    await waitUntilHealthy(running, `${url}/healthz`);
  }

  return { url, restart, stop: async () => running?.stop() };
}
