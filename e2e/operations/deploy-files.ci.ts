import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@hotdrop/tools/site-runner';
import { expect, test } from '@playwright/test';

/** Each engine checks its own files of `deploy/`. */
const deploy = path.join(root, 'deploy');

function check(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(error, `.ci/run installs ${command}`).toBeUndefined();
  expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
  return stdout + stderr;
}

test('Caddy accepts its files', () => {
  const folder = test.info().outputPath();
  const env = {
    SITE_ADDRESS: 'hotdrop.example',
    SITE_UPSTREAMS: 'shell-1:3000 shell-2:3000',
    API_UPSTREAMS: 'api-1:4000 api-2:4000',
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  for (const file of globSync('caddy/*', { cwd: deploy })) {
    check('caddy', ['validate', '--config', path.join(deploy, file), '--adapter', 'caddyfile'], env);
  }
});

test('Prometheus accepts its configuration and every rule', () => {
  check('promtool', ['check', 'config', path.join(deploy, 'prometheus/prometheus.yml')]);
});

test('systemd accepts every unit', () => {
  const folder = test.info().outputPath();
  // The programs are where this checkout is, not yet at their place on a server.
  const units = globSync('systemd/*.{service,timer}', { cwd: deploy }).map((file) => {
    const unit = path.join(folder, path.basename(file));
    cpSync(path.join(deploy, file), unit);
    writeFileSync(unit, readFileSync(unit, 'utf8').replaceAll('/opt/hotdrop/current', root));
    return unit;
  });
  expect(check('systemd-analyze', ['verify', ...units])).toBe('');
});
